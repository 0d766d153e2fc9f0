import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** Names as other programs write them, which are read here. */
const OF_OTHERS = new Set(['src/pages/items/files/columns.ts'])

/** What is written in Japanese in the sources of the console, with its place. */
function japaneseTexts(): { readonly at: string; readonly text: string }[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.endsWith('.test.ts') && !OF_OTHERS.has(file))
    .flatMap(file => {
      const source = ts.createSourceFile(
        file,
        readFileSync(`${root}/${file}`, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      )
      const found: { at: string; text: string }[] = []
      const visit = (node: ts.Node): void => {
        const text = textOf(node)
        if (text !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart())
          found.push({ at: `${file}:${line + 1}`, text })
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return found
    })
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node) || ts.isJsxText(node)) return node.text
  return undefined
}

/** What a thing is called here, and what it is not called. */
const GLOSSARY: readonly (readonly [word: string, others: RegExp])[] = [
  ['リクエスト', /呼び出し(?!て)|コール/],
  ['権限', /スコープ|パーミッション/],
  ['バリエーション', /ヴァリエーション/],
  ['カテゴリー', /カテゴリ(?!ー)/],
  ['ショップ', /お店|店舗/],
  ['商品', /アイテム/],
  ['購入者', /お客様(?!コード)|お客さま|バイヤー/],
  ['サインイン', /ログイン/],
  ['サインアウト', /ログアウト/],
  ['支払い方法', /支払方法|お支払い?方法|決済方法/],
  ['支払い', /お支払/],
  ['配送方法', /発送方法|配達方法/],
  ['定期便', /サブスク|定期購入/],
  ['2段階認証', /[二２]段階認証|[二２2]要素認証/],
  ['管理画面', /コンソール|ダッシュボード/],
  ['ほかの人', /他の人/],
  ['だれ', /誰/],
  ['代引手数料', /代引き手数料/],
  ['支払い期限', /支払期限/],
  ['リカバリーコード', /復旧コード|バックアップコード/],
  ['メールアドレス', /メアド|Eメール/],
  ['サーバー', /サーバ(?!ー)/],
  ['ブラウザー', /ブラウザ(?!ー)/],
]

// R-WORDS-2
describe('the Japanese of the console', () => {
  const texts = japaneseTexts()
  const withMarks = (marks: RegExp) => texts.filter(({ text }) => marks.test(text))

  test('is read', () => {
    expect(texts.length).toBeGreaterThan(1_000)
  })

  test.each(GLOSSARY)('%s is the only word for it', (_, others) => {
    expect(withMarks(others)).toEqual([])
  })

  test('has brackets of full width around Japanese', () => {
    expect(
      withMarks(/[(][^)]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[ぁ-んァ-ヶー一-龠][()]/u),
    ).toEqual([])
  })

  test('has question marks, exclamation marks and colons of full width after Japanese', () => {
    expect(withMarks(/[ぁ-んァ-ヶー一-龠）」][?!]|[ぁ-んァ-ヶー一-龠）」]:(?:\s|$)/u)).toEqual([])
  })

  test('has no digits, letters or spaces of full width', () => {
    expect(withMarks(/[０-９Ａ-Ｚａ-ｚ　]|[ｦ-ﾟ]/u)).toEqual([])
  })

  test('has no space between Japanese and Japanese', () => {
    expect(withMarks(/[ぁ-んァ-ヶー一-龠、。] +[ぁ-んァ-ヶー一-龠]/u)).toEqual([])
  })
})
