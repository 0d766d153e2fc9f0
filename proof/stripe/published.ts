/**
 * Stripe's OpenAPI document, as `@distilled.cloud/stripe` was generated from it. Its declarations are read and never run: they have the
 * enumerations and alternatives of the document, which its schemas at run time have lost, and need none of the libraries that it is
 * written for. Which method and path an operation has stands in its program alone, and is read there as text.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/** What a value can be. */
export type Shape =
  | { readonly is: 'text' | 'number' | 'truth' | 'nothing' | 'anything' }
  | { readonly is: 'word'; readonly word: string | boolean }
  | { readonly is: 'list' | 'map'; readonly of: Shape }
  | { readonly is: 'choice'; readonly of: readonly Shape[] }
  | { readonly is: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly is: 'named'; readonly name: string }

/** A member of an object. */
interface Member {
  readonly shape: Shape
  readonly isNeeded: boolean
}

/** An operation: what is sent with it, and what is answered, by their names. */
export interface Operation {
  readonly method: string
  /** With names in braces, which are members of what is sent. */
  readonly path: string
  readonly sends: string
  readonly answers: string
}

/** The document. */
export interface Published {
  /** The latest version of Stripe's API that it knows by name. */
  readonly version: string
  readonly operations: readonly Operation[]
  /** What a name means; throws where it means nothing. */
  readonly shapeOf: (name: string) => Shape
}

const FOLDER = 'lib/services'

/** Reads it from the package's folder. */
export async function readPublished(folder: string): Promise<Published> {
  const [declared, program] = await Promise.all(
    ['stripe.d.ts', 'stripe.js'].map(file => readFile(join(folder, FOLDER, file), 'utf8')),
  )
  return understand(declared ?? '', program ?? '')
}

/** Makes the document of the declarations and the program. */
export function understand(declared: string, program: string): Published {
  const source = ts.createSourceFile('stripe.d.ts', declared, ts.ScriptTarget.Latest)
  const nodes = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>()
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) nodes.set(node.name.text, node)
  }
  const known = new Map<string, Shape>()
  function shapeOf(name: string): Shape {
    const node = nodes.get(name)
    if (node === undefined) throw new Error(`Stripe's document has no ${name}`)
    const shape = known.get(name) ?? readDeclared(node)
    known.set(name, shape)
    return shape
  }
  const [version = 'unknown'] = [...declared.matchAll(/"(20\d\d-\d\d-\d\d\.\w+)"/g)]
    .map(([, named = '']) => named)
    .toSorted()
    .toReversed()
  return { version, operations: readOperations(source, program), shapeOf }
}

function readOperations(source: ts.SourceFile, program: string): Operation[] {
  const addresses = new Map<string, Pick<Operation, 'method' | 'path'>>()
  for (const part of program.split(/^export const /m)) {
    const [, method, path] = /T\.Http\(\{\s*method: "(\w+)",\s*uri: "([^"]+)"/.exec(part) ?? []
    if (method !== undefined && path !== undefined)
      addresses.set(part.slice(0, part.search(/\W/)), { method, path })
  }
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ type }) => {
      const [sends, answers] = (type && ts.isTypeReferenceNode(type) && type.typeArguments) || []
      if (sends === undefined || answers === undefined) return []
      const address = addresses.get(nameIn(sends))
      return address === undefined ? [] : [{ ...address, sends: nameIn(sends), answers: nameIn(answers) }]
    })
}

function nameIn(node: ts.TypeNode): string {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : ''
}

function readDeclared(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): Shape {
  return ts.isInterfaceDeclaration(node) ? readMembers(node.members) : readType(node.type)
}

function readMembers(nodes: ts.NodeArray<ts.TypeElement>): Shape {
  const members = new Map<string, Member>()
  for (const node of nodes) {
    if (ts.isIndexSignatureDeclaration(node)) return { is: 'map', of: readType(node.type) }
    if (!ts.isPropertySignature(node) || node.type === undefined || ts.isComputedPropertyName(node.name))
      throw strange(node)
    members.set(node.name.text, { shape: readType(node.type), isNeeded: node.questionToken === undefined })
  }
  return { is: 'object', members }
}

const KEYWORDS: Partial<Record<ts.SyntaxKind, Shape>> = {
  [ts.SyntaxKind.StringKeyword]: { is: 'text' },
  [ts.SyntaxKind.NumberKeyword]: { is: 'number' },
  [ts.SyntaxKind.BooleanKeyword]: { is: 'truth' },
  [ts.SyntaxKind.UnknownKeyword]: { is: 'anything' },
}

function readType(node: ts.TypeNode): Shape {
  const keyword = KEYWORDS[node.kind]
  if (keyword !== undefined) return keyword
  if (ts.isParenthesizedTypeNode(node)) return readType(node.type)
  if (ts.isUnionTypeNode(node)) return { is: 'choice', of: node.types.filter(isMeant).map(readType) }
  if (ts.isTypeLiteralNode(node)) return readMembers(node.members)
  if (ts.isArrayTypeNode(node)) return { is: 'list', of: readType(node.elementType) }
  if (ts.isTypeReferenceNode(node)) return readReference(node)
  if (ts.isLiteralTypeNode(node)) return readLiteral(node.literal)
  throw strange(node)
}

/**
 * The generator lets any text stand where the document has an enumeration of what can be sent (`"a" | (string & {})`), and says of
 * members of maps that they may lack. Neither is in the document.
 */
function isMeant(node: ts.TypeNode): boolean {
  if (node.kind === ts.SyntaxKind.UndefinedKeyword) return false
  return !(ts.isParenthesizedTypeNode(node) && ts.isIntersectionTypeNode(node.type))
}

function readReference(node: ts.TypeReferenceNode): Shape {
  const [inner] = node.typeArguments ?? []
  // What is secret it wraps, lest it be printed.
  if (ts.isQualifiedName(node.typeName)) return { is: 'text' }
  if (inner === undefined) return { is: 'named', name: node.typeName.text }
  if (node.typeName.text === 'Array') return { is: 'list', of: readType(inner) }
  throw strange(node)
}

function readLiteral(node: ts.LiteralTypeNode['literal']): Shape {
  if (ts.isStringLiteral(node)) return { is: 'word', word: node.text }
  if (node.kind === ts.SyntaxKind.NullKeyword) return { is: 'nothing' }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { is: 'word', word: true }
  throw strange(node)
}

function strange(node: ts.Node): Error {
  return new Error(
    `Stripe's document is declared in a way that is not understood: ${ts.SyntaxKind[node.kind]}`,
  )
}
