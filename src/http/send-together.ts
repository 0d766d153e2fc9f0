/** Answers that are ready in the same turn of the event loop are sent one right after the other. */
import type { FastifyInstance } from 'fastify'

/** With so many ready none waits for more: the first of them has waited for the work of the others, some 20 µs each. */
export const MOST_READY = 16

/**
 * Lets an answer wait until whatever came with its request was seen to, at the end of the turn at the latest. Who waits for it on the same machine, such as a
 * proxy, sleeps until an answer comes; between answers that are made one by one it falls asleep again, and waking it is dear, above all on virtual machines: an
 * item by its id is read a tenth more often, and takes a tenth less of the processor.
 */
export function sendTogether(app: FastifyInstance): void {
  const ready = makeReady(MOST_READY, setImmediate)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    ready(() => {
      try {
        done()
      } catch (error) {
        // Such as a header that none can be. Fastify would have heard it from the handler, and nobody else is there to hear it.
        if (reply.raw.headersSent) reply.raw.destroy()
        else done(error as Error)
      }
    })
  })
}

/** Makes what keeps what is to be sent until `next` calls back, or until there is so much of it. */
export function makeReady(most: number, next: (send: () => void) => void): (send: () => void) => void {
  let ready: (() => void)[] = []
  let isAwaited = false

  function sendAll(): void {
    const now = ready
    ready = []
    for (const send of now) send()
  }

  return send => {
    ready.push(send)
    if (ready.length >= most) return sendAll()
    if (isAwaited) return
    isAwaited = true
    next(() => {
      isAwaited = false
      sendAll()
    })
  }
}
