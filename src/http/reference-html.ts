/** The HTML of the reference page, in two languages. */
import { hash } from 'node:crypto'
import { htmlOf, markup, markupOf } from '../lib/markup.ts'
import type { PageLanguage } from '../lib/page-language.ts'

/** 商, the first character of the name in Japanese. */
const FAVICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#b3392f"/><text x="16" y="23" font-size="20" text-anchor="middle" fill="#fff">商</text></svg>')}`

const WORDS = {
  ja: {
    title: 'Akinai APIリファレンス',
    around: 'リファレンスの外へ',
    console: '管理画面へ戻る',
    document: 'OpenAPI文書',
    other: 'English',
  },
  en: {
    title: 'Akinai API reference',
    around: 'Out of the reference',
    console: 'Back to the console',
    document: 'OpenAPI document',
    other: '日本語',
  },
}

/** Where the document of a language is served. */
export const DOCUMENT_PATHS: Readonly<Record<PageLanguage, string>> = {
  ja: '/openapi.ja.json',
  en: '/openapi.json',
}

/** Above the page of the script, which is told of its height by the variable. */
const STYLE = `:root{--scalar-custom-header-height:44px}
body{margin:0}
.akinai-bar{position:sticky;top:0;z-index:100;display:flex;gap:20px;align-items:center;box-sizing:border-box;height:44px;
padding:0 20px;overflow-x:auto;white-space:nowrap;font:14px/1.4 system-ui,sans-serif;color:#222;background:#fff;border-bottom:1px solid #ddd}
.akinai-bar a{display:flex;align-items:center;min-height:32px;color:inherit;text-underline-offset:3px}
.akinai-bar a:last-child{margin-left:auto}
.akinai-bar a:focus-visible{outline:3px solid #2563c9;outline-offset:2px}
.dark-mode .akinai-bar{color:#eee;background:#0f0f0f;border-color:#333}`

/** Starts the script with its settings. The name of an operation is the last part of its address. */
function scriptOf(language: PageLanguage): string {
  const settings = {
    url: DOCUMENT_PATHS[language],
    favicon: FAVICON,
    authentication: { preferredSecurityScheme: 'token' },
    withDefaultFonts: false,
    hideClientButton: true,
    telemetry: false,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  }
  return `Scalar.createApiReference('#app',Object.assign(${JSON.stringify(settings)},{generateOperationSlug:o=>o.operationId||''}))`
}

/** A page, and the digest of the one script that stands in it, for its policy. */
export interface ReferenceHtml {
  readonly html: string
  readonly scriptHash: string
}

/** Makes the page; `fileHash` is the digest of the one script that it loads. */
export function referenceHtml(language: PageLanguage, fileHash: string): ReferenceHtml {
  const words = WORDS[language]
  const other = language === 'ja' ? 'en' : 'ja'
  const script = scriptOf(language)
  const page = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${FAVICON}">
<link rel="alternate" hreflang="${other}" href="/docs?lang=${other}">
<style>${markupOf(STYLE)}</style>
</head>
<body>
<nav class="akinai-bar" aria-label="${words.around}">
<a href="/console/">${words.console}</a>
<a href="${DOCUMENT_PATHS[language]}">${words.document}</a>
<a href="/docs?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a>
</nav>
<div id="app"></div>
<script src="/docs/js/scalar.js" integrity="${fileHash}"></script>
<script>${markupOf(script)}</script>
</body>
</html>
`
  return { html: htmlOf(page), scriptHash: `sha256-${hash('sha256', script, 'base64')}` }
}
