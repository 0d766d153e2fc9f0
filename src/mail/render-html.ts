/**
 * A mail as HTML for mail programs: tables and inline styles, which all of them keep; one column that is at most 600
 * pixels wide. Where the reader's screen is dark, the style sheet at the top turns the colours; programs that drop it,
 * or turn colours by themselves, find nothing that becomes unreadable by that. Data is isolated in its direction, so
 * that text from right to left does not turn its neighbours.
 */

import { htmlOf, type Markup, markup, multiLine } from '../lib/markup.ts'
import type { ContentLine, Fact, FactsSection, LinesSection, MailContent, Section } from './content.ts'

// Names of fonts need no quotes, which an attribute would have to escape.
const FONT = 'font-family:Hiragino Sans,Noto Sans JP,Yu Gothic,Meiryo,sans-serif'
const BREAK = 'word-break:break-word;overflow-wrap:anywhere'
const ISOLATED = 'unicode-bidi:isolate'
const TABLE = 'border-collapse:separate;border-spacing:0;width:100%'
const INK = 'color:#2b2926'
const SOFT = 'color:#6b655c'
const MARK = 'color:#24508a'
const LINE = 'border-bottom:1px solid #ece8e0'
const TEXT = `${FONT};font-size:15px;line-height:1.8;${BREAK}`
const SMALL = `${FONT};font-size:13px;line-height:1.7;${BREAK}`
const FIGURE = `${FONT};font-size:15px;line-height:1.7;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`

/** Colours for dark screens, where the reader's program asks for them. */
const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#17181a!important}
.card{background:#222428!important;border-color:#36393f!important}
.ink{color:#ece8e1!important}
.soft{color:#aca59b!important}
.mark{color:#9cc0ea!important}
.rule{border-color:#3c3f45!important}
.tint{background:#2c3036!important}
.button{background:#9cc0ea!important;color:#17181a!important}
}`

/** The HTML of a mail, a whole document. */
export function renderHtml({ subject, title, greeting, lead, sections, closing, shop }: MailContent): string {
  return htmlOf(markup`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${STYLE_SHEET}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f0ea">
<div style="display:none;max-height:0;overflow:hidden">${lead.join(' ')}</div>
<table role="presentation" lang="ja" class="page" style="${TABLE};background:#f3f0ea"><tr><td style="padding:28px 12px">
<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->
<table role="presentation" style="${TABLE};max-width:600px;margin:0 auto">
<tr><td class="mark" dir="auto" style="${TEXT};${MARK};${ISOLATED};padding:0 4px 14px;font-weight:700;letter-spacing:.04em">${shop.name}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4dfd5;border-radius:10px;padding:32px 24px">
<h1 class="ink" style="${FONT};${INK};${BREAK};margin:0 0 24px;font-size:20px;line-height:1.5;font-weight:700">${title}</h1>
<p class="ink" dir="auto" style="${TEXT};${INK};${ISOLATED};margin:0 0 12px;font-weight:700">${greeting}</p>
${lead.map(
  text => markup`<p class="ink" style="${TEXT};${INK};margin:0 0 12px">${text}</p>
`,
)}${sections.map(renderSection)}</td></tr>
<tr><td style="padding:20px 4px 0">
${closing.map(
  text => markup`<p class="soft" style="${SMALL};${SOFT};margin:0 0 12px">${text}</p>
`,
)}<p class="soft" style="${SMALL};${SOFT};margin:0"><strong dir="auto" style="${ISOLATED}">${shop.name}</strong><br><a class="mark" href="mailto:${mailto(shop.mailAddress)}" style="${MARK}">${shop.mailAddress}</a></p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`)
}

/** Only the `@` stays: whatever else means something in an address with `mailto:` would not be part of the mailbox. */
function mailto(address: string): string {
  return encodeURIComponent(address.toWellFormed()).replace('%40', '@')
}

function renderSection(section: Section): Markup {
  return markup`<h2 class="mark rule" style="${FONT};${MARK};margin:28px 0 12px;padding:20px 0 0;border-top:1px solid #e4dfd5;font-size:15px;line-height:1.6;font-weight:700">${section.heading}</h2>
${bodyOf(section)}`
}

function bodyOf(section: Section): Markup {
  if (section.kind === 'facts') return renderFacts(section)
  if (section.kind === 'lines') return renderLines(section)
  return markup`<div class="ink tint" dir="auto" style="${TEXT};${INK};${ISOLATED};background:#f6f4ef;border-radius:8px;padding:14px 16px">${multiLine(section.text)}</div>
`
}

function renderFacts({ facts, link }: FactsSection): Markup {
  return markup`<table style="${TABLE}">
${facts.map(renderFact)}</table>
${
  link &&
  markup`<p style="margin:16px 0 0"><a class="button" href="${link.href}" style="${FONT};display:inline-block;background:#24508a;color:#ffffff;border-radius:6px;padding:11px 22px;font-size:15px;line-height:1.5;font-weight:700;text-decoration:none">${link.label}</a></p>
`
}`
}

function renderFact({ label, value, strong }: Fact): Markup {
  const weight = strong ? 'font-weight:700' : 'font-weight:400'
  return markup`<tr><th scope="row" class="soft" style="${SMALL};${SOFT};width:118px;padding:5px 12px 5px 0;text-align:left;vertical-align:top;font-weight:400">${label}</th><td class="ink" dir="auto" style="${TEXT};${INK};${ISOLATED};line-height:1.6;padding:3px 0;text-align:left;vertical-align:top;${weight}">${value}</td></tr>
`
}

function renderLines({ lines, sums, notes }: LinesSection): Markup {
  return markup`${
    lines.length > 0 &&
    markup`<table style="${TABLE}">
${lines.map(renderLine)}</table>
`
  }${notes.map(
    note => markup`<p class="soft" style="${SMALL};${SOFT};margin:8px 0 0">${note}</p>
`,
  )}${
    sums.length > 0 &&
    markup`<table class="tint" style="${TABLE};margin:14px 0 0;background:#f6f4ef;border-radius:8px">
${sums.map((sum, index) => renderSum(sum, index === 0, index === sums.length - 1))}</table>
`
  }`
}

function renderLine({ title, details, count, total, cancelled }: ContentLine): Markup {
  const [tone, colour] = cancelled ? ['soft', SOFT] : ['ink', INK]
  const struck = cancelled ? ';text-decoration:line-through' : ''
  const small = (text: string) =>
    markup`<div class="soft" dir="auto" style="${SOFT};${ISOLATED};font-size:13px">${text}</div>
`
  return markup`<tr><td class="rule" style="${TEXT};${LINE};line-height:1.65;padding:9px 12px 9px 0;text-align:left;vertical-align:top">
<div class="${tone}" dir="auto" style="${colour};${ISOLATED};font-weight:700${struck}">${title}</div>
${cancelled && small('キャンセル')}${details.map(small)}${small(count)}</td>
<td class="${tone} rule" style="${FIGURE};${LINE};${colour};padding:9px 0;vertical-align:top${struck}">${total}</td></tr>
`
}

function renderSum({ label, value, strong }: Fact, first: boolean, last: boolean): Markup {
  const size = strong ? 'font-size:17px;font-weight:700' : 'font-size:14px;font-weight:400'
  const space = `padding-top:${first ? 14 : 4}px;padding-bottom:${last ? 14 : 4}px`
  return markup`<tr><th scope="row" class="ink" dir="auto" style="${TEXT};${INK};${ISOLATED};${size};${space};line-height:1.6;padding-left:16px;text-align:left;vertical-align:top">${label}</th><td class="ink" style="${FIGURE};${INK};${size};${space};padding-left:12px;padding-right:16px;vertical-align:top">${value}</td></tr>
`
}
