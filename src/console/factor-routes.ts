/** The own second factors: `/console/api/account`, `/console/api/totp`, `/console/api/passkeys`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from '#typebox'
import { countTokensMadeBy, type SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { together } from '../db/pipeline.ts'
import { addOperation } from '../http/operation.ts'
import { Body, Ref, storedId } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { LINE } from '../lib/text.ts'
import { cookieDigest, type SecretCookie, sentCookie, sessionCookieOf } from './cookie.ts'
import type { FactorCaller } from './factor-change.ts'
import {
  Account,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  SentCode,
  SentPasskey,
  ShownCodes,
} from './factor-schemas.ts'
import { findFactors } from './factor-store.ts'
import { MAX_PASSKEY_NAME_LENGTH } from './limits.ts'
import { addPasskey, beginPasskey, namePasskey, removePasskey } from './own-passkeys.ts'
import { activateTotp, beginTotpSetup, removeTotp, renewRecoveryCodes } from './own-totp.ts'
import { ById } from './params.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { listPasskeys, type PasskeyRow } from './passkey-store.ts'
import { ok } from './schemas.ts'

const PasskeyName = Type.String({
  ...{ minLength: 1, maxLength: MAX_PASSKEY_NAME_LENGTH, pattern: LINE.pattern },
})

const EndOthers = Type.Boolean({ description: 'Whether the other sessions of the person end.' })

/** Registers the operations. */
export function factorRoutes(app: FastifyInstance, context: Context): void {
  const cookie = sessionCookieOf(context.baseUrl)
  showing(app, context)
  totp(app, context, cookie)
  removalAndRecovery(app, context, cookie)
  newPasskeys(app, context, cookie)
  knownPasskeys(app, context, cookie)
}

function showing(app: FastifyInstance, { db, clock, baseUrl }: Context): void {
  const place = passkeyPlaceOf(baseUrl)
  addOperation(app, {
    operationId: 'getAccount',
    method: 'GET',
    path: '/console/api/account',
    access: 'session',
    needs: 'self',
    withFirstPassword: true,
    tag: 'account',
    summary: 'Show the own second factors and tokens',
    success: ok('What signs in besides the password, and what the person made.', Ref(Account)),
    problems: [],
    handler: async ({ actor }) => {
      const user = { shop_id: actor.shopId, id: actor.userId }
      const [factors, known, tokens] = await db.snapshot(read =>
        together([
          findFactors(read, user),
          listPasskeys(read, user),
          countTokensMadeBy(read, actor.shopId, actor.userId, clock.now()),
        ]),
      )
      return {
        totp_since: factors.totp_since && writeDateTime(factors.totp_since),
        recovery_codes: factors.recovery_codes,
        passkeys: known.map(passkey => present(passkey, place?.rpId)),
        passkey_origin: place?.origin ?? null,
        tokens_made: tokens,
      }
    },
  })
}

function totp(app: FastifyInstance, context: Context, cookie: SecretCookie): void {
  addOperation(app, {
    operationId: 'beginTotp',
    keeps: [],
    method: 'POST',
    path: '/console/api/totp',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Get the secret for an app that gives codes',
    description: 'It counts once a first code has come, within an hour, and is never shown again.',
    success: ok(
      'The secret, for typing in and for a QR code.',
      Type.Object({ secret: Type.String(), uri: Type.String({ format: 'uri' }) }),
    ),
    problems: ['console/rejected'],
    handler: ({ actor }) => beginTotpSetup(context, actor),
  })

  addOperation(app, {
    operationId: 'activateTotp',
    keeps: [],
    method: 'POST',
    path: '/console/api/totp/activation',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Let an app count by its first code',
    invalidBody: 'console/invalid-body',
    success: ok('It counts.', Ref(RecoveryCodes)),
    problems: ['console/rejected'],
    body: Body({ code: SentCode, end_other_sessions: EndOthers }),
    handler: async ({ actor, request, body }) => {
      const wanted = { code: body.code, endOthers: body.end_other_sessions }
      return { recovery_codes: await activateTotp(context, callerOf(actor, request, cookie), wanted) }
    },
  })
}

function removalAndRecovery(app: FastifyInstance, context: Context, cookie: SecretCookie): void {
  addOperation(app, {
    operationId: 'removeTotp',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/totp',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Let the codes of the app count no more',
    success: {
      status: 204,
      description: 'They count no more; with the last factor the recovery codes went.',
    },
    problems: ['console/not-found'],
    handler: ({ actor, request }) => removeTotp(context, callerOf(actor, request, cookie)),
  })

  addOperation(app, {
    operationId: 'renewRecoveryCodes',
    keeps: [],
    method: 'POST',
    path: '/console/api/recovery_codes',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Make ten recovery codes in place of those before',
    success: ok('The codes; those before count no more.', Ref(RecoveryCodes)),
    problems: ['console/rejected'],
    handler: async ({ actor, request }) => ({
      recovery_codes: await renewRecoveryCodes(context, callerOf(actor, request, cookie)),
    }),
  })
}

function newPasskeys(app: FastifyInstance, context: Context, cookie: SecretCookie): void {
  const place = passkeyPlaceOf(context.baseUrl)
  addOperation(app, {
    operationId: 'beginPasskey',
    keeps: [],
    method: 'POST',
    path: '/console/api/passkeys/options',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Get what a browser needs to make a passkey',
    success: ok('What to ask the browser for, within 5 minutes.', Ref(PasskeyOptions)),
    problems: ['console/rejected'],
    handler: ({ actor }) => beginPasskey(context, actor),
  })

  addOperation(app, {
    operationId: 'addPasskey',
    keeps: ['passkeys'],
    method: 'POST',
    path: '/console/api/passkeys',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Add a passkey',
    invalidBody: 'console/invalid-body',
    success: {
      status: 201,
      description: 'The passkey, and recovery codes when it is the first factor.',
      schema: Type.Object({ passkey: Ref(Passkey), recovery_codes: ShownCodes }),
    },
    problems: ['console/rejected'],
    body: Body({ name: PasskeyName, credential: SentPasskey, end_other_sessions: EndOthers }),
    handler: async ({ actor, request, body }) => {
      const { name, credential: sent, end_other_sessions: endOthers } = body
      const caller = callerOf(actor, request, cookie)
      const { passkey, recoveryCodes } = await addPasskey(context, caller, { name, sent, endOthers })
      return { passkey: present(passkey, place?.rpId), recovery_codes: recoveryCodes }
    },
  })
}

function knownPasskeys(app: FastifyInstance, context: Context, cookie: SecretCookie): void {
  addOperation(app, {
    operationId: 'namePasskey',
    keeps: [],
    method: 'PUT',
    path: '/console/api/passkeys/{id}',
    access: 'session',
    needs: 'self',
    tag: 'account',
    summary: 'Give a passkey another name',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It has the name.' },
    problems: ['console/not-found'],
    params: ById,
    body: Body({ name: PasskeyName }),
    handler: ({ actor, params, body }) => namePasskey(context, actor, storedId(params.id), body.name),
  })

  addOperation(app, {
    operationId: 'removePasskey',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/passkeys/{id}',
    access: 'session',
    needs: 'self',
    confirmed: true,
    tag: 'account',
    summary: 'Remove a passkey',
    success: {
      status: 204,
      description: 'It signs in no more; with the last factor the recovery codes went.',
    },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, request, params }) =>
      removePasskey(context, callerOf(actor, request, cookie), storedId(params.id)),
  })
}

function callerOf(actor: SessionActor, request: FastifyRequest, cookie: SecretCookie): FactorCaller {
  return { actor, digest: cookieDigest(sentCookie(request, cookie)), address: request.ip }
}

function present({ id, name, created_at, used_at, rp_id }: PasskeyRow, rpId: string | undefined) {
  return {
    ...{ id, name },
    created_at: writeDateTime(created_at),
    used_at: used_at && writeDateTime(used_at),
    host: rp_id,
    usable: rp_id === rpId,
  }
}
