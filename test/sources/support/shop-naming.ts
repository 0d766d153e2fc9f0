/**
 * Which tables a statement reads or writes without saying of which shop. A database that is spread over machines by shop
 * (docs/operations.md) finds the machine by that; on one machine it is what keeps shops apart.
 */
import { parse } from 'libpg-query'

/** A piece of PostgreSQL's parse tree: one member, named by its kind. */
type Node = Readonly<Record<string, unknown>>

/** A relation in a query: a table of shops, or something that was looked into by itself. */
interface Relation {
  readonly alias: string
  /** The table; undefined for what a subquery, a CTE, a function or a list of values answers. */
  readonly table: string | undefined
}

/** Relations that a query sees, its own and those of the queries around it, and what is said of their shops. */
class Scope {
  readonly relations: Relation[] = []
  readonly #around: Scope | undefined
  /** Names that are equal to each other; `given` is what a value or another relation gives. */
  readonly #equal = new Map<string, string>()

  constructor(around?: Scope) {
    this.#around = around
  }

  /** Where a column's shop comes from: a name for it, or undefined where it is none of a shop. */
  name(fields: readonly string[]): string | undefined {
    const [column, alias] = fields.toReversed()
    const found = alias === undefined ? this.#only(column) : this.#find(alias)
    if (found === undefined) return column === 'shop_id' ? GIVEN : undefined
    const isKey = column === 'shop_id' || (found.table === 'shops' && column === 'id')
    if (!isKey) return undefined
    return found.table === undefined ? GIVEN : found.alias
  }

  #only(column: string | undefined): Relation | undefined {
    const tables = this.relations.filter(({ table }) => table !== undefined)
    if (column === 'shop_id') return tables.length === 1 ? tables[0] : undefined
    return tables.length === 1 && tables[0]?.table === 'shops' ? tables[0] : undefined
  }

  #find(alias: string): Relation | undefined {
    const own = this.relations.find(one => one.alias === alias)
    if (own !== undefined || this.#around === undefined) return own
    return this.#around.#find(alias)
  }

  isOwn(alias: string): boolean {
    return this.relations.some(one => one.alias === alias)
  }

  equate(one: string, other: string): void {
    // What another query around this one has is given, once that one is bound; it is looked at by itself.
    const root = (name: string) => this.#root(name === GIVEN || this.isOwn(name) ? name : GIVEN)
    const [a, b] = [root(one), root(other)]
    if (a === b) return
    if (a === GIVEN) this.#equal.set(b, a)
    else this.#equal.set(a, b)
  }

  #root(name: string): string {
    const next = this.#equal.get(name)
    return next === undefined ? name : this.#root(next)
  }

  /** Tables of shops of which nothing says the shop. */
  unnamed(): string[] {
    return this.relations.flatMap(({ alias, table }) =>
      table !== undefined && this.#root(alias) !== GIVEN ? [table] : [],
    )
  }
}

const GIVEN = '(given)'

/** Tables of which the shop is not said, each once. `ofShops` are those that have rows of shops, `shops` among them. */
export async function tablesWithoutShop(text: string, ofShops: ReadonlySet<string>): Promise<string[]> {
  const { stmts } = (await parse(text)) as { readonly stmts: readonly { readonly stmt: Node }[] }
  const unnamed = stmts.flatMap(({ stmt }) => new Reading(ofShops).query(stmt))
  return [...new Set(unnamed)].toSorted()
}

class Reading {
  readonly #ofShops: ReadonlySet<string>
  readonly #ctes = new Set<string>()

  constructor(ofShops: ReadonlySet<string>) {
    this.#ofShops = ofShops
  }

  /** A statement, or a query within one. */
  query(node: Node, around?: Scope): string[] {
    const [[kind = '', body] = []] = Object.entries(node) as [string, Node][]
    switch (kind) {
      case 'SelectStmt':
        return this.#select(body as Node, around)
      case 'InsertStmt':
        return this.#insert(body as Node, around)
      case 'UpdateStmt':
      case 'DeleteStmt':
      case 'MergeStmt':
        return this.#change(body as Node, around)
      default:
        return []
    }
  }

  #select(body: Node, around?: Scope): string[] {
    const before = this.#with(body, around)
    if (body.op !== undefined && body.op !== 'SETOP_NONE') {
      const sides = [body.larg, body.rarg] as Node[]
      return [...before, ...sides.flatMap(side => this.#select(side, around))]
    }
    const scope = new Scope(around)
    const found = nodes(body.fromClause).flatMap(one => this.#from(one, scope))
    return [...before, ...found, ...this.#conditions(body, scope)]
  }

  #insert(body: Node, around?: Scope): string[] {
    const before = this.#with(body, around)
    const { relname = '' } = body.relation as { relname?: string }
    const columns = nodes(body.cols).map(({ ResTarget }) => (ResTarget as { name?: string }).name)
    const isNamed = !this.#ofShops.has(relname) || relname === 'shops' || columns.includes('shop_id')
    const from = body.selectStmt === undefined ? [] : this.query(body.selectStmt as Node, around)
    return [...before, ...(isNamed ? [] : [relname]), ...from]
  }

  #change(body: Node, around?: Scope): string[] {
    const before = this.#with(body, around)
    const scope = new Scope(around)
    this.#table(body.relation as Node, scope)
    const others = [...nodes(body.fromClause), ...nodes(body.usingClause)]
    const source = body.sourceRelation === undefined ? [] : [body.sourceRelation as Node]
    const found = [...others, ...source].flatMap(one => this.#from(one, scope))
    return [...before, ...found, ...this.#conditions(body, scope)]
  }

  #with(body: Node, around?: Scope): string[] {
    const ctes = nodes((body.withClause as Node | undefined)?.ctes).map(one => one.CommonTableExpr as Node)
    // A recursive one names itself, and later ones name earlier ones.
    for (const { ctename } of ctes) this.#ctes.add(String(ctename))
    return ctes.flatMap(({ ctequery }) => this.query(ctequery as Node, around))
  }

  #from(node: Node, scope: Scope): string[] {
    const { RangeVar, RangeSubselect, JoinExpr } = node as Readonly<Record<string, Node | undefined>>
    if (RangeVar) return this.#table(RangeVar, scope)
    if (JoinExpr) {
      const sides = [JoinExpr.larg, JoinExpr.rarg] as Node[]
      const first = scope.relations.length
      const found = sides.flatMap(side => this.#from(side, scope))
      if (nodes(JoinExpr.usingClause).some(one => (one.String as { sval?: string }).sval === 'shop_id')) {
        const [one, ...others] = scope.relations.slice(first).map(relation => nameOf(relation))
        for (const other of others) scope.equate(one ?? GIVEN, other)
      }
      return [...found, ...this.#expressions(JoinExpr.quals, scope, true)]
    }
    const [body] = Object.values(node) as Node[]
    const { aliasname = '' } = (body?.alias ?? {}) as { aliasname?: string }
    const inner = RangeSubselect ? this.query(RangeSubselect.subquery as Node, scope) : []
    scope.relations.push({ alias: aliasname, table: undefined })
    return [...inner, ...(RangeSubselect ? [] : this.#expressions(body, scope, false))]
  }

  #table(body: Node, scope: Scope): string[] {
    const { relname = '' } = body as { relname?: string }
    const { aliasname = relname } = (body.alias ?? {}) as { aliasname?: string }
    const isCte = this.#ctes.has(relname)
    const isOfShops = this.#ofShops.has(relname) && !isCte
    // Tables in which no shop has rows are of no interest, and have no column of that name.
    if (isCte || isOfShops) scope.relations.push({ alias: aliasname, table: isOfShops ? relname : undefined })
    return []
  }

  /** All that is written besides where from, and what it says of shops. */
  #conditions(body: Node, scope: Scope): string[] {
    const { fromClause: _, usingClause: __, withClause: ___, relation: ____, ...rest } = body
    const { whereClause, ...others } = rest
    const joined = body.joinCondition
    const inner = [
      ...this.#expressions(whereClause, scope, true),
      ...this.#expressions(joined, scope, true),
      ...this.#expressions(others, scope, false),
    ]
    return [...inner, ...scope.unnamed()]
  }

  /** Looks into expressions: for queries in them, and, where they must hold, for what is equal to a shop's id. */
  #expressions(node: unknown, scope: Scope, mustHold: boolean): string[] {
    if (Array.isArray(node)) return node.flatMap(one => this.#expressions(one, scope, mustHold))
    if (typeof node !== 'object' || node === null) return []
    return Object.entries(node as Node).flatMap(([kind, body]) => {
      if (kind === 'SelectStmt') return this.query({ SelectStmt: body }, scope)
      if (mustHold && kind === 'A_Expr') equateIn(body as Node, scope)
      // Of several that are tied by `or`, or denied, none must hold by itself.
      const goesOn = mustHold && (kind !== 'BoolExpr' || (body as Node).boolop === 'AND_EXPR')
      return this.#expressions(body, scope, goesOn && kind !== 'SubLink')
    })
  }
}

/** Notes `a.shop_id = b.shop_id`, `shop_id = $1` and `shop_id = any($1)`, and the same of rows such as `(shop_id, id) = …`. */
function equateIn({ kind, name, lexpr, rexpr }: Node, scope: Scope): void {
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_OP_ANY' && kind !== 'AEXPR_IN') return
  if ((nodes(name)[0]?.String as { sval?: string } | undefined)?.sval !== '=') return
  const [left, right] = [partsOf(lexpr), partsOf(rexpr)]
  for (const [index, one] of left.entries()) {
    const names = [one, left.length === right.length ? right[index] : undefined].map(part =>
      part === undefined ? GIVEN : shopIn(part, scope),
    )
    const [a, b] = names
    if (a !== undefined && b !== undefined) scope.equate(a, b)
    else if (a !== undefined && a !== GIVEN && isValue(right[index])) scope.equate(a, GIVEN)
    else if (b !== undefined && b !== GIVEN && isValue(one)) scope.equate(b, GIVEN)
  }
}

function partsOf(node: unknown): Node[] {
  const row = (node as { RowExpr?: { args?: Node[] } } | undefined)?.RowExpr
  return row?.args ?? (node === undefined ? [] : [node as Node])
}

function shopIn(node: Node, scope: Scope): string | undefined {
  const { ColumnRef } = node as { ColumnRef?: { fields?: Node[] } }
  const fields = ColumnRef?.fields?.map(field => (field.String as { sval?: string } | undefined)?.sval ?? '*')
  return fields === undefined ? undefined : scope.name(fields)
}

/** A parameter, a constant, a cast of one, or a query, which is looked into by itself. */
function isValue(node: Node | undefined): boolean {
  if (node === undefined) return false
  const { TypeCast } = node as { TypeCast?: { arg?: Node } }
  if (TypeCast) return isValue(TypeCast.arg)
  return ['ParamRef', 'A_Const', 'SubLink', 'A_ArrayExpr', 'List', 'FuncCall', 'ColumnRef'].some(
    kind => kind in node,
  )
}

function nameOf({ alias, table }: Relation): string {
  return table === undefined ? GIVEN : alias
}

function nodes(value: unknown): Node[] {
  return (value ?? []) as Node[]
}
