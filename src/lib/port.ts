/** The place at which a server is to listen, looked at before anything is made there. */
import { createServer } from 'node:net'
import { codeOf } from './error-code.ts'
import { PlainFailure } from './plain-failure.ts'

/** Where to listen. */
export interface Place {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
}

/** Ports behind a taken one that are looked at for one that is free. */
const MAX_LOOKED_AT = 20

/** Milliseconds that another server may take to say who it is. */
const PATIENCE_MS = 2000

/** Listens there for a moment, and answers the port; throws what the system throws. */
export function tryPort({ host, port }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const address = probe.address()
      const found = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(found))
    })
  })
}

/** Whether what answers at this address is Akinai, by the request id of its answers. */
export async function isAkinai(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok && answer.headers.has('x-request-id')
  } catch {
    return false
  }
}

/** Why nothing can listen there, with what to type instead. `address` is that of whoever listens there already. */
export async function explainPort(error: unknown, place: Place, address: string): Promise<PlainFailure> {
  const { host, port } = place
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    const free = await findFree(place)
    const other = free === undefined ? 'PORT=…' : `PORT=${free}`
    const by = (await isAkinai(address)) ? 'by Akinai, which answers there' : 'by another program'
    return new PlainFailure(
      `Port ${port} of ${host} is taken ${by}. To listen on another: ${other} npx akinai serve`,
      { cause: error },
    )
  }
  if (code === 'EACCES') {
    return new PlainFailure(
      `Only root may listen on port ${port}. To listen on another: PORT=3000 npx akinai serve`,
      { cause: error },
    )
  }
  const reason =
    code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN'
      ? `HOST=${host} is no name or address of this machine`
      : `Nothing can listen on port ${port} of ${host} (${code ?? String(error)})`
  return new PlainFailure(
    `${reason}. For this machine alone: HOST=127.0.0.1 npx akinai serve; for all that reach it: HOST=0.0.0.0 npx akinai serve`,
    { cause: error },
  )
}

async function findFree({ host, port }: Place): Promise<number | undefined> {
  const last = Math.min(port + MAX_LOOKED_AT, 65_535)
  for (let next = port + 1; next <= last; next++) {
    const found = await tryPort({ host, port: next }).catch(() => undefined)
    if (found !== undefined) return found
  }
  return undefined
}
