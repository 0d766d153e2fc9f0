/** Sends files to where the server keeps them: to itself, or to a store of its own. */
import { ProblemError, readProblem, unreachable } from './request.ts'

/**
 * Sends a file to where the server said, as a form with these fields before it. `onSent` hears how much has gone, from 0 to 1.
 * Throws `ProblemError`. Of a store at another address nothing can be read, neither how far it is nor what it answers, unless
 * the store was set up for that: whether the file has come is told by whatever uses it.
 */
export async function sendFile(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  onSent: (share: number) => void = () => {},
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Of bytes that nobody shows it does not matter what a browser takes them for.
  form.append('file', file.slice(0, file.size, 'application/octet-stream'), file.name)
  if (new URL(url, window.location.href).origin === window.location.origin) return sendHere(url, form, onSent)
  try {
    await fetch(url, { method: 'POST', body: form, mode: 'no-cors' })
  } catch (error) {
    throw unreachable(error)
  }
  onSent(1)
}

/** `fetch` does not tell how much of a body has gone. */
function sendHere(url: string, form: FormData, onSent: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total))
    call.addEventListener('error', () => reject(unreachable('The connection broke off.')))
    call.addEventListener('load', () => {
      if (call.status < 400) resolve()
      else reject(new ProblemError(readProblem(call.responseText, call.status)))
    })
    call.send(form)
  })
}
