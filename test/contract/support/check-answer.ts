import { inject } from 'vitest'
import { describeCall, faultsOfAnswer } from './answer-faults.ts'
import type { Answer, Call } from './call.ts'
import { notePair } from './coverage.ts'
import { readOpenapi } from './openapi.ts'
import { recordAnswer } from './record.ts'

/**
 * Holds one answer of the API against the OpenAPI document and against what every answer promises. Throws what is wrong.
 */
export function checkAnswer(call: Call, answer: Answer): void {
  const faults = faultsOfAnswer(readOpenapi, call, answer)
  const matched = readOpenapi.matchOperation(call.method, call.path)
  if (matched !== undefined) notePair(inject('coverageDir'), matched.key, answer.status)
  recordAnswer(call, answer)
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${describeCall(call, answer)}`)
}
