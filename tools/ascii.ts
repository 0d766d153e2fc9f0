/**
 * A program in ASCII. Of a text with one other character V8 keeps two bytes for each: 2.2 MB for the twenty that esbuild leaves in regular
 * expressions and templates. Who asks a template for its raw text would see a difference; nobody in the program does.
 */
export function asAscii(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gv, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
