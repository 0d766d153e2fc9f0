/** Cells as spreadsheets copy them and as files have them. Pure. */

/**
 * The rows of a block that was copied from a spreadsheet (tabs) or from a file of values with commas, with texts in quotes as
 * both write them. Tabs it has where there is one outside of quotes in the first line. A last empty line is none.
 */
export function readCells(text: string, separator = separatorOf(text)): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

function separatorOf(text: string): string {
  const line = text.split(/[\r\n]/, 1)[0] ?? ''
  return line.replaceAll(/"[^"]*"/g, '').includes('\t') || !line.includes(',') ? '\t' : ','
}
