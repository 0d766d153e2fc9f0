/** Sends forms to an upload destination, well made or not. */
import { connect } from 'node:net'
import type { UploadForm } from '../../../../src/objects/object-store.ts'

/** A member of the form. */
export interface Member {
  readonly name: string
  readonly bytes: string | Uint8Array
  readonly filename?: string
  readonly contentType?: string
}

/** The members of an issued form, as it wants them. */
export function membersOf(
  form: UploadForm,
  bytes: string | Uint8Array,
  more: Partial<Member> = {},
): Member[] {
  const fields = Object.entries(form.fields).map(([name, value]) => ({ name, bytes: value }))
  return [...fields, { name: 'file', bytes, filename: 'photo', ...more }]
}

const BOUNDARY = '----boundary7f3a'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** The body of a form. */
export function formBody(members: readonly Member[]): Buffer {
  const parts = members.flatMap(({ name, bytes, filename, contentType }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    contentType === undefined ? '' : `\r\nContent-Type: ${contentType}`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ])
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map(part => Buffer.from(part as string)))
}

/** Posts a form. */
export function postForm(
  url: string,
  members: readonly Member[],
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': FORM_TYPE, ...headers },
    body: new Uint8Array(formBody(members)),
  })
}

/** A connection on which bytes are written by hand. */
export interface Wire extends Disposable {
  write(bytes: string | Uint8Array): Promise<void>
  /** All that came so far. */
  received(): string
  /** Everything, once the other side has closed the connection. */
  readonly closed: Promise<string>
  end(): void
}

/** Opens a connection to the server at this address. */
export async function openWire(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = new Promise<string>(resolve => socket.once('close', () => resolve(received)))
  return {
    write: async bytes => {
      if (socket.write(bytes) || socket.destroyed) return
      const drained = new Promise<void>(resolve => socket.once('drain', resolve))
      await Promise.race([drained, closed])
    },
    received: () => received,
    closed,
    end: () => socket.end(),
    [Symbol.dispose]: () => socket.destroy(),
  }
}
