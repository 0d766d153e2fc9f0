/** Holds answers against the two documents: the API's and the console's. */
import type { FastifyInstance } from 'fastify'
import { isInvoiceNumber } from '../../../../src/lib/invoice-number.ts'
import { readLogo } from '../../../../src/lib/logo.ts'
import { faultsOfAnswer } from '../../../contract/support/answer-faults.ts'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { type OpenApiDocument, readDocument } from '../../../contract/support/document.ts'
import { type Fuzzed, fuzzedOperations } from './plans.ts'

/** The documents of an application. */
export interface Judge {
  readonly operations: readonly Fuzzed[]
  /** What of an answer is otherwise than documented, a failure of the server among it. */
  faultsOf(call: Call, answer: Answer): string[]
}

/** Reads the documents. */
export function makeJudge(app: FastifyInstance): Judge {
  const documents = [app.swagger(), app.consoleDocument()] as OpenApiDocument[]
  const formats = { 'invoice number': isInvoiceNumber, logo: (text: string) => readLogo(text) !== undefined }
  const [api, console] = documents.map(document => readDocument(document, formats))
  if (api === undefined || console === undefined) throw new Error('There are no documents')
  return {
    operations: fuzzedOperations(documents),
    faultsOf(call, answer) {
      const isConsoles = call.path.startsWith('/console/')
      // The contract's table has the types that programs meet; the document's has the console's too.
      return faultsOfAnswer(isConsoles ? console : api, call, answer).filter(
        fault => !(fault.endsWith('is in no table') && (isConsoles || fault.includes('/errors/console/'))),
      )
    },
  }
}
