/**
 * The dearest bodies that a schema can be sent, as far as anyone here can think of them: made from the schema, so that an
 * operation that is new is tried with no line of its own.
 */

/** What is read of a schema in an OpenAPI document. */
export interface BodyShape {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: BodyShape
  readonly properties?: Readonly<Record<string, BodyShape>>
  readonly oneOf?: readonly BodyShape[]
}

/** A body, and what is bad about it. */
export interface HostileBody {
  readonly kind: string
  readonly text: string
}

/** A place in a schema, and what a body is like that has only a value there. */
interface Place {
  readonly path: string
  readonly shape: BodyShape
  readonly wrap: (value: string) => string
}

/** As many of the units as fit into so many bytes, split by commas. */
function listed(unit: string, bytes: number): string {
  const count = Math.floor(bytes / (Buffer.byteLength(unit) + 1))
  return count < 1 ? '' : `${`${unit},`.repeat(count - 1)}${unit}`
}

/** What `counted` made so far: the same megabyte is wanted for hundreds of places. */
const counts = new Map<string, string>()

/** As many different units as fit. None of them has a comma in it, and all of them are ASCII. */
function counted(unit: (index: number) => string, bytes: number): string {
  const key = `${unit(0)} ${unit(1)}`
  const known = counts.get(key) ?? ''
  if (known.length > bytes) return known.slice(0, known.lastIndexOf(',', bytes))
  const units: string[] = []
  let length = -1
  for (let index = 0; length <= bytes; index += 1) {
    const next = unit(index)
    length += next.length + 1
    units.push(next)
  }
  counts.set(key, units.join(','))
  return counted(unit, bytes)
}

function repeated(unit: string, bytes: number): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

/** Names as short as they can be without repeating one. */
const name = (index: number) => `"${index.toString(36)}":1`

/** Members that the root does not have, of which the schema makes something: an error, or nothing. */
function unknownMembers(bytes: number): [string, string][] {
  return [
    ['unknown members', `{${counted(name, bytes - 2)}}`],
    ['members named by numbers', `{${counted(index => `"${index * 4096 + 1}":1`, bytes - 2)}}`],
  ]
}

/** Of any operation with a body: what is no JSON, no object, or an object with one member that none has. */
function anyBody(bytes: number): [string, string][] {
  const nested = (open: string, close: string) => {
    const depth = Math.floor(bytes / (open.length + close.length)) - 1
    return `${open.repeat(depth)}1${close.repeat(depth)}`
  }
  const objects = (members: number) => {
    const names = counted(name, bytes - 10).split(',')
    const room = (bytes - 10) * (1 - 3 / (members * 8))
    const fit = names.slice(0, Math.floor((names.length * room) / bytes))
    const objects = Array.from(
      { length: Math.floor(fit.length / members) },
      (_, at) => `{${fit.slice(at * members, (at + 1) * members).join(',')}}`,
    )
    return `{"x":[${objects.join(',')}]}`
  }
  return [
    ['one unknown member again and again', `{${listed('"a":1', bytes - 2)}}`],
    ['objects of a thousand unknown members', objects(1000)],
    ['objects of fifty unknown members', objects(50)],
    ['deep lists', nested('[', ']')],
    ['deep objects', nested('{"a":', '}')],
    ['deep lists that do not end', '['.repeat(bytes)],
    ['a list of lists', `[${listed('[]', bytes - 2)}]`],
    ['members that could be dangerous', `{"x":[${listed('{"constructor":1}', bytes - 10)}]}`],
    ['one of these behind many others', `{"x":[${listed('{}', bytes - 40)},{"constructor":1}]}`],
    ['a name of slashes', `{"${repeated('/', bytes - 10)}":1}`],
    ['names of tildes', `{${counted(index => `"${'~'.repeat(1000)}${index}":1`, bytes - 2)}}`],
    ['a name of escapes', `{"${repeated('\\u0001', bytes - 10)}":1}`],
    ['a number of nines', `{"x":${repeated('9', bytes - 10)}}`],
    ['a text and no object', `"${repeated('x', bytes - 2)}"`],
    ['quotes within a text', `"${repeated('\\"', bytes - 2)}"`],
    ['backslashes', `"${repeated('\\\\', bytes - 2)}`],
    ['white space', `{${repeated(' ', bytes - 2)}}`],
    ['no JSON', repeated('x', bytes)],
    ['no UTF-8', `{"x":"${repeated('あ', bytes - 10)}`],
  ]
}

/** What texts are made of that are hard to read, to fold or to write. */
const TEXTS = ['x', '\u3000', '𠮷', '\\ud800', '\\u200b', '\\ufdfa', 'a.', '\\"']

/** Beginnings of what goes on as if it were right. */
const ALMOST: readonly (readonly [string, string])[] = [
  ['', 'x'],
  ['a@', 'a.'],
  ['2026-11-20T01:02:03.', '1'],
  ['', '\\u00e9'],
]

/** What an entry of a list can be, whatever it should be. */
const ENTRIES = ['{}', '""', '1', 'null', '[]', '-1', '"x"', '{"a":1,"b":2}', '{"__proto_":{}}', '1e999']

function listBodies({ path, shape, wrap }: Place, bytes: number): [string, string][] {
  const room = bytes - wrap('[]').length
  const most = shape.maxItems ?? 0
  const full = (entry: (index: number) => string) =>
    wrap(`[${Array.from({ length: most }, (_, index) => entry(index)).join(',')}]`)
  const wrong = Object.keys(shape.items?.properties ?? {}).map(member => `"${member}":"x"`)
  const unknown = Array.from({ length: 30 }, (_, index) => `"u${index}":{}`)
  return [
    ...ENTRIES.map((entry): [string, string] => [`${path} of ${entry}`, wrap(`[${listed(entry, room)}]`)]),
    [`${path} of different numbers`, wrap(`[${counted(index => String(index), room)}]`)],
    [`${path} of different texts`, wrap(`[${counted(index => `"${index}"`, room)}]`)],
    [`${path} as long as it may be, of wrong entries`, full(() => `{${[...wrong, ...unknown].join(',')}}`)],
    [`${path} as long as it may be, of texts`, full(index => `"${index}"`)],
    [`${path} as long as it may be, of equals`, full(() => '1')],
    [`${path} of two long texts`, wrap(`["${'x'.repeat(room / 2 - 5)}","${'x'.repeat(room / 2 - 5)}"]`)],
  ]
}

function textBodies({ path, wrap }: Place, bytes: number): [string, string][] {
  const room = bytes - wrap('""').length
  return ALMOST.map(([beginning, text]): [string, string] => [
    `${path} of ${beginning}${text}…`,
    wrap(`"${beginning}${repeated(text, room - beginning.length)}"`),
  ])
}

/** The same text in every member of the root that can have one. */
function everyText({ properties = {} }: BodyShape, bytes: number): [string, string][] {
  const names = Object.entries(properties).flatMap(([member, { type }]) =>
    [type].flat().includes('string') ? [member] : [],
  )
  if (names.length === 0) return []
  const room = Math.floor(bytes / names.length) - 40
  return TEXTS.map((text): [string, string] => [
    `texts of ${text}`,
    `{${names.map(member => `"${member}":"${repeated(text, room)}"`).join(',')}}`,
  ])
}

function numberBodies({ path, wrap }: Place, bytes: number): [string, string][] {
  const room = bytes - wrap('').length
  return [
    [`${path} of nines`, wrap(repeated('9', room))],
    [`${path} of a long fraction`, wrap(`0.${repeated('1', room - 2)}`)],
    [`${path} of a long exponent`, wrap(`1e${repeated('9', room - 2)}`)],
  ]
}

/** Every place of a schema that has a value of its own. */
function placesOf(shape: BodyShape, wrap: Place['wrap'] = value => value, path = ''): Place[] {
  const members = [shape, ...(shape.oneOf ?? [])].flatMap(one => Object.entries(one.properties ?? {}))
  return [
    { path, shape, wrap },
    ...members.flatMap(([member, part]) =>
      placesOf(part, value => wrap(`{"${member}":${value}}`), `${path}/${member}`),
    ),
    ...(shape.items ? placesOf(shape.items, value => wrap(`[${value}]`), `${path}/*`) : []),
  ]
}

/** The largest body that the schema allows, as far as a few bytes go; ids are different ones that no row has. */
function largestBody(shape: BodyShape, bytes: number): string {
  let id = 1_000_000
  const write = (part: BodyShape, room: number): string => {
    const types = [part.type].flat()
    const values = part.enum ?? (part.const === undefined ? undefined : [part.const])
    if (values) return JSON.stringify(values[0])
    if (part.properties) {
      // Of members of which one or the other must be there, the list is the larger one.
      const chosen = Object.entries(part.properties).filter(
        ([member]) => part.oneOf === undefined || member === Object.keys(part.properties ?? {}).at(-1),
      )
      return `{${chosen.map(([member, value]) => `"${member}":${write(value, room / chosen.length)}`).join(',')}}`
    }
    if (part.oneOf) return write(part.oneOf.at(-1) ?? {}, room)
    if (types.includes('array')) {
      const entries: string[] = []
      for (let left = room; entries.length < (part.maxItems ?? 0); ) {
        const entry = write(part.items ?? {}, Math.min(left, room / 10))
        left -= Buffer.byteLength(entry) + 1
        if (left < 0) break
        entries.push(entry)
        if (part.items?.enum) break
      }
      return `[${entries.join(',')}]`
    }
    if (part.format === 'date-time') return '"2026-11-20T01:02:03Z"'
    if (part.format === 'date') return '"2026-11-25"'
    if (part.format === 'email') return `"${'a'.repeat(60)}@${'b.'.repeat(90)}example"`
    if (types.includes('string'))
      return `"${part.pattern?.includes('あ') ? 'あ' : 'a'}${'1'.repeat((part.maxLength ?? 4) - 1)}"`
    if (types.includes('boolean')) return 'true'
    return String(Math.max(part.minimum ?? 0, (part.minimum ?? 0) < 0 ? (part.minimum ?? 0) : id++))
  }
  return write(shape, bytes)
}

/**
 * All of them for an operation, whose bodies may have so many bytes, but for what was `tried` already: of places with the
 * same schema one is enough, and of bodies that are refused whatever the schema is, one operation. Adds to `tried`.
 */
export function hostileBodies(shape: BodyShape, bytes: number, tried: Set<string>): HostileBody[] {
  const isNew = (what: string) => tried.size < tried.add(`${bytes} ${what}`).size
  const bodies = placesOf(shape).flatMap(place => {
    if (!isNew(JSON.stringify(place.shape))) return []
    const types = [place.shape.type].flat()
    return [
      ...(types.includes('array') ? listBodies(place, bytes) : []),
      // What looks at the characters of a text is a format or a pattern; lengths are tried by `everyText`.
      ...((place.shape.format ?? place.shape.pattern) ? textBodies(place, bytes) : []),
      ...(types.includes('integer') ? numberBodies(place, bytes) : []),
    ]
  })
  return [
    ...(isNew('any') ? anyBody(bytes) : []),
    ...(isNew(`root ${JSON.stringify(shape)}`)
      ? [...unknownMembers(bytes), ...everyText(shape, bytes), ...bodies]
      : []),
    ['the largest that is legal', largestBody(shape, bytes - 100)] as const,
  ].map(([kind, text]) => ({ kind, text }))
}
