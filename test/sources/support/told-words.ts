/**
 * Finds what the server can say in problems by following its sources from the places where it is said (a `Problem`, a violation,
 * a check of schemas) back to the words. What is put into a text at run time is a hole, written `{}`. No types are needed, so
 * that all of it takes a second.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A text with holes, and where it is said. */
export interface Told {
  readonly text: string
  readonly at: string
}

/** A hole. */
export const HOLE = '{}'

/** More ways than these to fill the holes of one text are not told apart. */
const MAX_WAYS = 40

interface Module {
  readonly source: ts.SourceFile
  /** What stands at the top, by name. */
  readonly tops: ReadonlyMap<string, ts.Node>
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

/** All that the sources below `root` can say. */
export function findTold(root: string): Told[] {
  const finder = new Finder(root)
  return finder.find()
}

class Finder {
  readonly #root: string
  readonly #modules = new Map<string, Module>()
  /** Calls by the name of what is called, which a look-up then has to prove. */
  readonly #calls = new Map<string, (ts.CallExpression | ts.NewExpression)[]>()
  /** What is being read, so that what refers to itself ends. */
  readonly #open = new Set<ts.Node>()
  readonly #openValues = new Set<ts.Node>()

  constructor(root: string) {
    this.#root = root
    for (const path of globSync('src/**/*.ts', { cwd: root })) {
      if (path.endsWith('.test.ts')) continue
      const file = join(root, path)
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
      this.#modules.set(file, { source, tops: topsOf(source), imports: importsOf(source) })
      this.#noteCalls(source)
    }
  }

  #noteCalls(node: ts.Node): void {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text
      this.#calls.set(name, [...(this.#calls.get(name) ?? []), node])
    }
    ts.forEachChild(node, child => this.#noteCalls(child))
  }

  find(): Told[] {
    const told = new Map<string, Told>()
    const tell = (node: ts.Node, texts: readonly string[]): void => {
      const { fileName } = node.getSourceFile()
      const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
      const at = `${relative(this.#root, fileName)}:${line + 1}`
      for (const text of texts) if (!told.has(text)) told.set(text, { text, at })
    }
    for (const { source } of this.#modules.values()) {
      const visit = (node: ts.Node): void => {
        for (const said of saidAt(node)) tell(said, this.textsOf(said))
        ts.forEachChild(node, visit)
      }
      visit(source)
    }
    return [...told.values()]
  }

  /** The texts that an expression can be. */
  textsOf(node: ts.Node): string[] {
    if (this.#open.has(node)) return []
    this.#open.add(node)
    try {
      return [...new Set(this.#read(node))]
    } finally {
      this.#open.delete(node)
    }
  }

  #read(node: ts.Node): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isTemplateExpression(node)) return this.#fill(node)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.textsOf(node.expression)
    if (ts.isNonNullExpression(node)) return this.textsOf(node.expression)
    if (ts.isConditionalExpression(node))
      return [...this.textsOf(node.whenTrue), ...this.textsOf(node.whenFalse)]
    if (ts.isBinaryExpression(node)) return this.#combine(node)
    if (ts.isIdentifier(node)) return node.text === 'undefined' ? [] : this.#named(node)
    if (node.kind === ts.SyntaxKind.NullKeyword) return []
    if (ts.isSpreadElement(node)) return this.#values(node.expression).flatMap(one => this.#second(one))
    if (ts.isPropertyAccessExpression(node)) return this.#member(node.expression, node.name.text, node)
    if (ts.isElementAccessExpression(node)) return this.#values(node).flatMap(one => this.textsOf(one))
    if (ts.isCallExpression(node)) return this.#called(node)
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return this.#returned(node)
    return [HOLE]
  }

  #second(node: ts.Node): string[] {
    const bare = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node
    const [, second] = ts.isArrayLiteralExpression(bare) ? bare.elements : []
    return second ? this.textsOf(second) : [HOLE]
  }

  #fill(node: ts.TemplateExpression): string[] {
    let texts = [node.head.text]
    for (const { expression, literal } of node.templateSpans) {
      const ways = this.textsOf(expression)
      const few = ways.length > 0 && ways.length * texts.length <= MAX_WAYS ? ways : [HOLE]
      texts = texts.flatMap(text => few.map(way => text + way + literal.text))
    }
    return texts
  }

  #combine({ left, operatorToken: { kind }, right }: ts.BinaryExpression): string[] {
    const { PlusToken, QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken } = ts.SyntaxKind
    if (kind === PlusToken)
      return this.textsOf(left).flatMap(start => this.textsOf(right).map(end => start + end))
    if (kind === AmpersandAmpersandToken) return this.textsOf(right)
    if (kind === QuestionQuestionToken || kind === BarBarToken) {
      const texts = this.textsOf(left).filter(text => text !== HOLE)
      return [...texts, ...this.textsOf(right)]
    }
    return [HOLE]
  }

  #named(node: ts.Identifier): string[] {
    const found = this.#declared(node, node.text)
    if (found === undefined) return [HOLE]
    if (ts.isVariableDeclaration(found)) return found.initializer ? this.textsOf(found.initializer) : [HOLE]
    if (ts.isParameter(found)) return this.#passed(found)
    if (ts.isBindingElement(found)) return this.#taken(found)
    if (ts.isFunctionDeclaration(found)) return this.#returned(found)
    return [HOLE]
  }

  /** What callers give a parameter. */
  #passed(parameter: ts.ParameterDeclaration): string[] {
    const texts = this.#arguments(parameter).flatMap(argument => this.textsOf(argument))
    const first = parameter.initializer ? this.textsOf(parameter.initializer) : []
    return texts.length + first.length > 0 ? [...texts, ...first] : [HOLE]
  }

  #arguments(parameter: ts.ParameterDeclaration): ts.Expression[] {
    const { parent } = parameter
    const index = parent.parameters.indexOf(parameter as never)
    const name = nameOf(parent)
    if (name === undefined) return []
    return (this.#calls.get(name) ?? []).flatMap(call => {
      const { expression } = call
      if (!ts.isIdentifier(expression)) return []
      const declared = this.#declared(expression, name)
      const own =
        declared &&
        (declared === parent ||
          (ts.isVariableDeclaration(declared) && declared.initializer === parent) ||
          declared === parent.parent)
      const argument = call.arguments?.[index]
      return own && argument ? [argument] : []
    })
  }

  /** What a name is that was taken out of an object: of a constant, a result or an argument. */
  #taken(element: ts.BindingElement): string[] {
    const holder = element.parent.parent
    const member = (element.propertyName ?? element.name).getText()
    if (!ts.isObjectBindingPattern(element.parent)) return [HOLE]
    if (ts.isVariableDeclaration(holder) && holder.initializer)
      return this.#member(holder.initializer, member, element)
    if (!ts.isParameter(holder)) return [HOLE]
    const texts = this.#arguments(holder).flatMap(argument => this.#member(argument, member, element))
    return texts.length > 0 ? texts : [HOLE]
  }

  #member(object: ts.Expression, name: string, from: ts.Node): string[] {
    const found = this.#values(object).flatMap(value => {
      const member = ts.isObjectLiteralExpression(value) ? memberOf(value, name) : undefined
      if (member === undefined) return []
      return ts.isShorthandPropertyAssignment(member)
        ? this.#named(member.name)
        : ts.isPropertyAssignment(member)
          ? this.textsOf(member.initializer)
          : []
    })
    return found.length > 0 || from === undefined ? found : [HOLE]
  }

  /** The literals that an expression can be, of objects and arrays. */
  #values(node: ts.Node): ts.Node[] {
    if (this.#openValues.has(node)) return []
    this.#openValues.add(node)
    try {
      if (
        ts.isAsExpression(node) ||
        ts.isSatisfiesExpression(node) ||
        ts.isParenthesizedExpression(node) ||
        ts.isNonNullExpression(node)
      )
        return this.#values(node.expression)
      if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return [node]
      if (ts.isConditionalExpression(node))
        return [...this.#values(node.whenTrue), ...this.#values(node.whenFalse)]
      if (ts.isBinaryExpression(node)) return [...this.#values(node.left), ...this.#values(node.right)]
      if (ts.isElementAccessExpression(node)) return this.#values(node.expression).flatMap(entriesOf)
      if (ts.isIdentifier(node)) {
        const found = this.#declared(node, node.text)
        if (found && ts.isVariableDeclaration(found) && found.initializer)
          return this.#values(found.initializer)
        if (found && ts.isParameter(found)) return this.#arguments(found).flatMap(one => this.#values(one))
        return []
      }
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const found = this.#declared(node.expression, node.expression.text)
        const made = found && ts.isVariableDeclaration(found) ? found.initializer : found
        return made && isFunction(made) ? returnsOf(made).flatMap(one => this.#values(one)) : []
      }
      return []
    } finally {
      this.#openValues.delete(node)
    }
  }

  #called(node: ts.CallExpression): string[] {
    const { expression } = node
    if (!ts.isIdentifier(expression)) {
      if (ts.isElementAccessExpression(expression) || ts.isPropertyAccessExpression(expression)) {
        const object = expression.expression
        const made = this.#values(object).flatMap(entriesOf).filter(isFunction)
        if (made.length > 0) return made.flatMap(one => this.textsOf(one))
      }
      return [HOLE]
    }
    const found = this.#declared(expression, expression.text)
    const made = found && ts.isVariableDeclaration(found) ? found.initializer : found
    return made && isFunction(made) ? this.#returned(made) : [HOLE]
  }

  #returned(node: ts.Node): string[] {
    return returnsOf(node).flatMap(one => this.textsOf(one))
  }

  /** The declaration that a name means where it stands. */
  #declared(from: ts.Node, name: string): ts.Node | undefined {
    for (let node: ts.Node | undefined = from.parent; node; node = node.parent) {
      const found = ts.isSourceFile(node) ? undefined : declaredIn(node, name)
      if (found) return found
    }
    return this.#top(from.getSourceFile().fileName, name)
  }

  #top(file: string, name: string): ts.Node | undefined {
    const module = this.#modules.get(file)
    const own = module?.tops.get(name)
    if (own || module === undefined) return own
    const imported = module.imports.get(name)
    return imported && this.#top(join(dirname(file), imported.file), imported.name)
  }
}

/** The expressions of this node that are told to callers. */
function saidAt(node: ts.Node): ts.Node[] {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    const index = SAYERS[node.expression.text]
    const [first] = node.arguments ?? []
    if (index === undefined) return []
    if (first && ts.isSpreadElement(first)) return [first]
    const said = node.arguments?.[index]
    return said ? [said] : []
  }
  if (ts.isObjectLiteralExpression(node)) {
    const detail = memberOf(node, 'detail')
    const beside = ['pointer', 'code', 'line'].some(name => memberOf(node, name))
    if (!detail || !beside) return []
    return ts.isPropertyAssignment(detail) ? [detail.initializer] : [detail.name as ts.Node]
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'note' && node.arguments.length === 3)
    return [node.arguments[2] as ts.Expression]
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'says') return [node.initializer]
  const rules = ts.isVariableDeclaration(node) && node.name.getText() === 'EXPLANATIONS'
  if (rules && node.initializer && ts.isObjectLiteralExpression(node.initializer))
    return node.initializer.properties.flatMap(one => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
  return []
}

/** What is thrown with words for callers, and which of its arguments has them. */
const SAYERS: Readonly<Record<string, number>> = {
  ...{ Problem: 1, Refusal: 1 },
  ...{ UnusableImage: 0, ProcessingTimeout: 0 },
}

function topsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const tops = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      tops.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) noteNames(one, tops)
  }
  return tops
}

function noteNames(
  node: ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration,
  into: Map<string, ts.Node>,
): void {
  if (ts.isIdentifier(node.name)) into.set(node.name.text, node)
  else for (const one of node.name.elements) if (ts.isBindingElement(one)) noteNames(one, into)
}

function importsOf(source: ts.SourceFile): Map<string, { file: string; name: string }> {
  const imports = new Map<string, { file: string; name: string }>()
  for (const statement of source.statements) {
    const from =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
    if (!names || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) continue
    for (const { name, propertyName } of names.elements)
      imports.set(name.text, { file: from.text, name: (propertyName ?? name).text })
  }
  return imports
}

function declaredIn(node: ts.Node, name: string): ts.Node | undefined {
  const names = new Map<string, ts.Node>()
  if (isFunction(node)) for (const one of node.parameters) noteNames(one, names)
  const lists = ts.isBlock(node) ? node.statements : []
  for (const statement of lists) {
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) noteNames(one, names)
    if (ts.isFunctionDeclaration(statement) && statement.name) names.set(statement.name.text, statement)
  }
  if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer))
    for (const one of node.initializer.declarations) noteNames(one, names)
  return names.get(name)
}

type Made = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.ConstructorDeclaration

function isFunction(node: ts.Node): node is Made {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isConstructorDeclaration(node)
  )
}

function nameOf(made: ts.SignatureDeclaration): string | undefined {
  if (ts.isConstructorDeclaration(made)) return made.parent.name?.getText()
  if (ts.isFunctionDeclaration(made)) return made.name?.text
  return ts.isVariableDeclaration(made.parent) ? made.parent.name.getText() : undefined
}

function returnsOf(made: ts.Node): ts.Expression[] {
  if (!isFunction(made) || !made.body) return []
  if (!ts.isBlock(made.body)) return [made.body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!isFunction(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(made.body, visit)
  return found
}

function memberOf(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find(
    one => one.name !== undefined && one.name.getText().replaceAll(/^['"]|['"]$/g, '') === name,
  )
}

function entriesOf(node: ts.Node): ts.Node[] {
  if (ts.isArrayLiteralExpression(node)) return [...node.elements]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap(one => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
}
