/** Turns whatever was thrown into a problem document. The only place that writes one. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../auth/refusal.ts'
import { DatabaseError } from '../db/sqlstate.ts'
import { ObjectStoreError } from '../objects/object-store.ts'
import { Problem, problemDocument } from './problems.ts'
import { validationProblem } from './validation.ts'

/** What went wrong may be right a moment later. */
const PROBLEM_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Sends the problem document, with the headers that the problem asks for. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .status(problem.status)
    .headers(PROBLEM_HEADERS)
    .headers(problem.headers)
    .header('content-type', 'application/problem+json')
    .send(Buffer.from(JSON.stringify(problemDocument(problem, request.id))))
}

/** Installs the handler; what the caller did not cause is logged with its cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error, request)
    if (problem.status >= 500)
      request.log.error({ reqId: request.id, err: error, problem: problem.type }, problem.message)
    return sendProblem(request, reply, problem)
  })
}

/** What an error is told as. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Refusal) return refusalProblem(error)
  if (error instanceof DatabaseError) return databaseProblem(error, request)
  if (error instanceof ObjectStoreError) {
    return new Problem(
      'internal/bad-gateway',
      'The store of files could not be used. Try again in a moment.',
      {
        cause: error,
      },
    )
  }
  if (isValidation(error)) return validationProblem(error, request)
  return unexpected(error)
}

function isValidation(error: unknown): error is FastifyError {
  return error instanceof Error && 'validation' in error && Boolean(error.validation)
}

function refusalProblem({ kind, message, challenge }: Refusal): Problem {
  return new Problem(`auth/${kind}`, message, { headers: { 'www-authenticate': challenge } })
}

/** Refer to the person or the token of whoever calls: both are removed while calls of theirs are on their way. */
const OF_CALLERS = /_(user_id|made_by|token_id)_fkey$/

/** What is said of failures by which nobody knows what was done: of a call that reads, and of one that changes something. */
const LOST = {
  reads: 'The database could not be reached. Try again in a moment.',
  changes:
    'The database could not be reached, or was lost on the way. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
} as const
const SILENT = {
  reads: 'The database gave no answer in time. Try again in a moment.',
  changes:
    'The database gave no answer in time. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
} as const
/** What is undone is what lost the race; a call that does several things one after the other, such as an order and its payment, may have done the first. */
const OVERTAKEN = {
  reads:
    'Others write the same at this moment, and came before this call again and again. Try again in a moment.',
  changes:
    'Others write the same at this moment, and came before this call again and again. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
} as const

/** R-FAULT-1 to R-FAULT-3, by kind. A constraint that no rule of ours caught first is a fault of ours: 500. */
function databaseProblem(error: DatabaseError, { method }: FastifyRequest): Problem {
  const does = method === 'GET' || method === 'HEAD' ? 'reads' : 'changes'
  if (error.code === '23503' && OF_CALLERS.test(error.constraint ?? '')) {
    return new Problem('console/signed-out', 'Whoever made this call was removed while it was on its way.', {
      cause: error,
    })
  }
  if (error.isSilence) return new Problem('internal/gateway-timeout', SILENT[does], { cause: error })
  if (error.kind === 'timeout') {
    return new Problem(
      'internal/gateway-timeout',
      'The work took longer than its time limit, and what was not done by then was undone. Fetch the resource before you send the call again.',
      { cause: error },
    )
  }
  if (error.kind === 'overloaded') {
    return new Problem(
      'internal/overloaded',
      'Too many calls of this shop wait for the database already. Send fewer at the same time.',
      { headers: { 'retry-after': '1' }, cause: error },
    )
  }
  if (error.kind === 'unreachable') {
    return new Problem('internal/bad-gateway', LOST[does], {
      headers: { 'retry-after': '1' },
      cause: error,
    })
  }
  // A constraint that is met anew each time is none that others have come before.
  if (error.kind === 'other' && error.retryable) {
    return new Problem('internal/overloaded', OVERTAKEN[does], {
      headers: { 'retry-after': '1' },
      cause: error,
    })
  }
  return unexpected(error)
}

function unexpected(cause: unknown): Problem {
  return new Problem(
    'internal/unexpected',
    'Something went wrong on our side. Quote the instance to the operator.',
    {
      cause,
    },
  )
}
