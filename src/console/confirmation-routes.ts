/** Proving again who one is: `/console/api/confirmation`. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Ref } from '../http/schemas.ts'
import { askForConfirmation, confirmByPasskey, confirmByPassword } from './confirmation.ts'
import { PasskeyOptions, SentAssertion } from './factor-schemas.ts'
import { ok, Password } from './schemas.ts'

const Proof = Type.Object({ password: Password }, { additionalProperties: false })

/** Registers the operations. */
export function confirmationRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'confirmByPassword',
    keeps: ['sign-in attempts'],
    method: 'POST',
    path: '/console/api/confirmation',
    access: 'session',
    needs: 'self',
    tag: 'account',
    summary: 'Prove by the password who one is',
    description: 'It counts for 5 minutes and in this session, for the calls that want it.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It is proved.' },
    problems: ['console/wrong-credentials', 'console/too-many-attempts'],
    body: Proof,
    handler: ({ actor, body, request }) => confirmByPassword(context, actor, body.password, request.ip),
  })

  addOperation(app, {
    operationId: 'askForConfirmation',
    keeps: [],
    method: 'POST',
    path: '/console/api/confirmation/passkey_options',
    access: 'session',
    needs: 'self',
    tag: 'account',
    summary: 'Get what a passkey has to sign to prove who one is',
    success: ok('What to ask the browser for, within 5 minutes.', Ref(PasskeyOptions)),
    problems: ['console/rejected'],
    handler: ({ actor }) => askForConfirmation(context, actor),
  })

  addOperation(app, {
    operationId: 'confirmByPasskey',
    keeps: ['sign-in attempts'],
    method: 'POST',
    path: '/console/api/confirmation/passkey',
    access: 'session',
    needs: 'self',
    tag: 'account',
    summary: 'Prove by a passkey who one is',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It is proved.' },
    problems: ['console/wrong-second-factor'],
    body: SentAssertion,
    handler: ({ actor, body, request }) => confirmByPasskey(context, actor, body, request.ip),
  })
}
