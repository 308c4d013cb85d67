import { render } from "preact";

render(<h1>Pileup</h1>, document.body);
