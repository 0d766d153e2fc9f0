// Begins a process of the program, of which the first argument names the source, a path from the root; the others are its own. For who starts it over and over by
// one command, as the attendant of pictures does, and cannot ask where it begins by now. Plain JavaScript for any Node, as bin/akinai.js.
import { fileOf } from './bundle.js'

const [source] = process.argv.splice(2, 1)
await import(fileOf(source).href)
