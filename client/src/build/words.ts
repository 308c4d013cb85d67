import { addWords } from "../words";
import english from "./en.ftl?raw";

addWords(english);
