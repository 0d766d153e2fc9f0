/** The form with which a file is sent to where an upload was announced, by browsers and programs alike. */

/** What an upload says that its form must have. */
type Fields = Readonly<Record<string, string>>

/** Those fields, and the file behind them. */
export function uploadForm(fields: Fields, bytes: Uint8Array, name = 'file.bin', type = ''): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name)
  return form
}

/** The same as it goes over the wire. */
export async function writtenForm(
  fields: Fields,
  bytes: Uint8Array,
): Promise<{ readonly raw: Buffer; readonly type: string }> {
  const written = new Response(uploadForm(fields, bytes))
  return { raw: Buffer.from(await written.arrayBuffer()), type: written.headers.get('content-type') ?? '' }
}
