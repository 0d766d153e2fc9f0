/** Items from a file, one at a time, and the undoing of the last file (R-CATALOGUE-7, R-CATALOGUE-8). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Need } from '../auth/roles.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Body, DateTime, Id, MAX_SAFE, Nullable, storedId, Words } from '../http/schemas.ts'
import { wholeSecond, writeDateTime } from '../lib/date-time.ts'
import { roomForItems, roomForVariations } from '../resources/items/room.ts'
import { importItem, undoImport } from './item-imports/import-item.ts'
import { MAX_UNDONE } from './item-imports/limits.ts'
import { ImportedItemBody } from './item-imports/schemas.ts'
import { beginImport, findLastImport } from './item-imports/store.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'

const PATH = '/console/api/item_imports'

/** Registers them. */
export function itemImportRoutes(app: FastifyInstance, context: Context): void {
  beginning(app, context)
  importing(app, context)
  undoing(app, context)
}

function beginning(app: FastifyInstance, { db, clock }: Context): void {
  addOperation(app, {
    operationId: 'getLastItemImport',
    method: 'GET',
    path: PATH,
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'Show the last import of items',
    success: ok(
      'The last, which alone can be undone.',
      Type.Object({
        last: Type.Unsafe<object | null>({
          anyOf: [
            Type.Object({ id: Id, made_at: DateTime, undone_at: Nullable(DateTime), items: Type.Integer() }),
            { type: 'null' },
          ],
        }),
      }),
    ),
    problems: [],
    handler: async ({ actor }) => {
      const last = await findLastImport(db, actor.shopId)
      if (last === undefined) return { last: null }
      const { id, made_at, undone_at, items } = last
      const times = { made_at: writeDateTime(made_at), undone_at: undone_at && writeDateTime(undone_at) }
      return { last: { id, items, ...times } }
    },
  })

  addOperation(app, {
    operationId: 'beginItemImport',
    keeps: ['item imports'],
    method: 'POST',
    path: PATH,
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Begin an import of items',
    description: 'The one before it can no longer be undone.',
    success: { status: 201, description: 'Items can be imported.', schema: Type.Object({ id: Id }) },
    problems: [],
    handler: async ({ actor: { shopId, userId } }) => ({
      id: await db.transaction(tx => beginImport(tx, shopId, userId, wholeSecond(clock.now()))),
    }),
  })
}

function importing(app: FastifyInstance, context: Context): void {
  const [takeRoom, takeRoomForVariations] = [roomForItems(context), roomForVariations(context)]
  addOperation(app, {
    operationId: 'importItem',
    keeps: ['items', 'variations', 'category links', 'item imports'],
    method: 'PUT',
    path: `${PATH}/{id}/items`,
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Make or change one item of an import',
    description: 'Members that are left out stay as they are; so do variations that are not named.',
    invalidBody: 'console/invalid-body',
    success: ok('The item is as asked.', Type.Object({ item_id: Id })),
    problems: [
      ...(['console/not-found', 'console/rejected', 'items/not-found', 'items/write-rejected'] as const),
      ...(['item_categories/not-found', 'item_categories/write-rejected'] as const),
    ],
    params: ById,
    body: ImportedItemBody,
    handler: async ({ actor, params, body }) => {
      const { shopId } = actor
      if (body.item_id === null) requireNeed(actor, 'items.create')
      if (body.visible !== undefined) requireNeed(actor, 'items.publish')
      if (body.item_id === null) await takeRoom(shopId)
      if (body.variations?.some(({ variation_id }) => variation_id === null))
        await takeRoomForVariations(shopId)
      return { item_id: await importItem(context, shopId, params.id, body) }
    },
  })
}

/** What is done of an item besides editing it takes the same of a role as by the API. */
function requireNeed({ may }: SessionActor, need: Need): void {
  if (may.has(need)) return
  throw new Problem('console/not-allowed', `Your role in this shop does not allow ${need}.`)
}

function undoing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'undoItemImport',
    keeps: [],
    method: 'POST',
    path: `${PATH}/{id}/undo`,
    access: 'session',
    needs: 'items.delete',
    tag: 'items',
    summary: 'Undo the next items of the last import',
    description:
      'Items that it made are deleted, others are as they were before. One that has changed since is left as it is, and told. It takes `items.update` as well, and for an item that is shown or hidden by it `items.publish`, without which it goes no further.',
    invalidBody: 'console/invalid-body',
    success: ok(
      'How it went with each.',
      Type.Object({
        items: Type.Array(
          Type.Object({
            item_id: Id,
            name: Nullable(Type.String()),
            fault: Nullable(Words(['changed_since', 'unfinished', 'refused'])),
            detail: Nullable(Type.String()),
          }),
          { maxItems: MAX_UNDONE },
        ),
        next: Nullable({ ...Id, description: 'Where to go on; null when there are no more.' }),
      }),
    ),
    problems: ['console/not-found'],
    params: ById,
    body: Body({ after: Type.Integer({ minimum: 0, maximum: MAX_SAFE }) }),
    handler: ({ actor, params, body }) => {
      // What an import changes it changes back, which takes what the import took of a role.
      requireNeed(actor, 'items.update')
      const require = (need: Need) => requireNeed(actor, need)
      return undoImport(context, actor.shopId, params.id, storedId(body.after), require)
    },
  })
}
