/** The settings of a shop, and its block list. */
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from '#typebox'
import type { Context } from '../context.ts'
import { etagOf } from '../http/conditional.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Body, Ref } from '../http/schemas.ts'
import { type Tagged, WithTag } from '../http/tagged.ts'
import { joinList } from '../lib/large-answer.ts'
import { WELL_FORMED } from '../lib/text.ts'
import { readBlockListEntry } from '../shops/block-list.ts'
import { MAX_BLOCKED } from '../shops/limits.ts'
import { block, changeSettings, unblock } from '../shops/noted-changes.ts'
import { SETTING_NAMES, type Settings } from '../shops/setting-table.ts'
import { SETTINGS, settingsOf } from '../shops/settings.ts'
import { findShop, holdShop, listBlocked, type Shop } from '../shops/store.ts'
import { authorOf } from './author.ts'
import { ok, Settings as SettingsSchema } from './schemas.ts'

const SettingsBody = Body(
  Object.fromEntries(
    SETTING_NAMES.map((name): [string, TSchema] => [name, Type.Optional(SETTINGS[name].schema)]),
  ),
)

/** More than any address or domain has, so that one that is too long is told like any that is none. */
const MAX_SENT_ENTRY = 320

const Entry = Type.String({ minLength: 1, maxLength: MAX_SENT_ENTRY, pattern: WELL_FORMED.pattern })

/** Registers them. */
export function settingsRoutes(app: FastifyInstance, context: Context): void {
  settings(app, context)
  blockList(app, context)
}

function settings(app: FastifyInstance, context: Context): void {
  const { db } = context
  addOperation(app, {
    operationId: 'getSettings',
    method: 'GET',
    path: '/console/api/settings',
    access: 'session',
    needs: 'shop',
    tag: 'settings',
    summary: "Show the shop's settings",
    success: ok('All of them.', Ref(SettingsSchema)),
    notModified: true,
    problems: ['console/not-found'],
    handler: async ({ actor }) => present(await findShop(db, actor.shopId)),
  })

  addOperation(app, {
    operationId: 'updateSettings',
    tagged: TAGGED_SETTINGS,
    keeps: ['settings'],
    method: 'PUT',
    path: '/console/api/settings',
    access: 'session',
    needs: 'settings',
    tag: 'settings',
    summary: "Change the shop's settings",
    description: 'What is left out stays.',
    invalidBody: 'console/invalid-body',
    success: ok('All of them, as they are now.', Ref(SettingsSchema)),
    problems: ['console/not-found'],
    body: SettingsBody,
    handler: async ({ actor, body, request }) => {
      const author = authorOf({ actor, request })
      return present(await changeSettings(context, actor.shopId, author, body as Partial<Settings>))
    },
  })
}

function blockList(app: FastifyInstance, context: Context): void {
  const { db } = context
  addOperation(app, {
    operationId: 'getBlockList',
    method: 'GET',
    path: '/console/api/block_list',
    access: 'session',
    needs: 'orders.read',
    tag: 'settings',
    summary: 'Show the block list',
    success: ok(
      'Mail addresses and domains.',
      Type.Object({ entries: Type.Array(Type.String(), { maxItems: MAX_BLOCKED }) }),
    ),
    problems: ['console/not-found'],
    handler: async ({ actor }) => {
      const written = await listBlocked(db, actor.shopId)
      if (written.length === 0) existing(await findShop(db, actor.shopId))
      return joinList(written, '{"entries":[', ']}')
    },
  })

  addOperation(app, {
    operationId: 'addToBlockList',
    keeps: ['block list'],
    method: 'POST',
    path: '/console/api/block_list',
    access: 'session',
    needs: 'settings',
    tag: 'settings',
    summary: 'Add to the block list',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It is on the list, now or before.' },
    problems: ['console/rejected'],
    body: Body({ entry: Entry }),
    handler: async ({ actor, body, request }) => {
      const entry = readBlockListEntry(body.entry)
      if (entry === undefined) throw rejectedEntry('must be a mail address or a domain such as @example.com')
      const author = authorOf({ actor, request })
      const added = await block(context, actor.shopId, author, [entry])
      if (added === undefined) throw rejectedEntry(`would be one more than ${MAX_BLOCKED}`)
    },
  })

  addOperation(app, {
    operationId: 'removeFromBlockList',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/block_list',
    access: 'session',
    needs: 'settings',
    tag: 'settings',
    summary: 'Remove from the block list',
    success: { status: 204, description: 'It is not on the list.' },
    problems: [],
    query: Body({ entry: Entry }),
    handler: async ({ actor, query, request }) => {
      // Imported lists may hold entries that were never checked: they go by what they are.
      const entries = [query.entry, readBlockListEntry(query.entry) ?? query.entry]
      await unblock(context, actor.shopId, authorOf({ actor, request }), entries)
    },
  })
}

function rejectedEntry(detail: string): Problem {
  return new Problem('console/rejected', `/entry ${detail}.`, { violations: [{ pointer: '/entry', detail }] })
}

function present(shop: Shop | undefined): WithTag {
  const found = existing(shop)
  const settings = { shop_id: found.key, ...settingsOf(found) }
  // A digest of some kilobytes, which are read by people: of a picture of the largest kind it takes 0.1 ms.
  return new WithTag(etagOf(JSON.stringify(settings)), settings)
}

/** The settings as what a change goes by. */
const TAGGED_SETTINGS: Tagged<unknown> = {
  hold: async (tx, shopId) => {
    const shop = await holdShop(tx, shopId)
    return shop && present(shop).etag
  },
}

/** A session ends with its shop; one that goes just now answers as if there never was one. */
function existing(shop: Shop | undefined): Shop {
  if (shop === undefined) throw new Problem('console/not-found', 'The shop does not exist any more.')
  return shop
}
