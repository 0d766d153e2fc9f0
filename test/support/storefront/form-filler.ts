/** Forms of a page, filled and sent as a browser without scripts does: by the names of their fields, hidden ones included. */
import type { LightMyRequestResponse } from 'fastify'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Visitor } from './visitor.ts'

/** A page that was come to, by whatever redirects. */
export interface OpenPage {
  readonly path: string
  readonly status: number
  readonly html: string
  readonly answer: LightMyRequestResponse
}

const MAX_REDIRECTS = 8
const CONTROLS = new Set(['input', 'select', 'textarea'])

/** A buyer who goes from page to page. */
export function makeBuyerOf(visitor: Visitor, shop = 'test') {
  async function follow(answer: LightMyRequestResponse, path: string): Promise<OpenPage> {
    let [at, latest] = [path, answer]
    for (let count = 0; latest.statusCode === 303 && count < MAX_REDIRECTS; count += 1) {
      at = belowShop(String(latest.headers.location))
      latest = await visitor.get(at)
    }
    return { path: at, status: latest.statusCode, html: latest.body, answer: latest }
  }

  function belowShop(location: string): string {
    const path = location.replace(/^https?:\/\/[^/]+/, '')
    const root = `/shops/${shop}`
    return path.startsWith(root) ? path.slice(root.length) : path
  }

  return {
    open: async (path: string) => follow(await visitor.get(path), path),
    /**
     * Sends the form of a page that leads to `action`, with `values` in place of what stands in it; undefined leaves a field
     * out. `button` is the one that is pressed, by its name.
     */
    async send(
      page: Pick<OpenPage, 'html'>,
      action: string,
      values: Readonly<Record<string, string | undefined>> = {},
      button?: readonly [name: string, value: string],
    ): Promise<OpenPage> {
      const form = { ...fieldsOf(page.html, action), ...values }
      if (button !== undefined) form[button[0]] = button[1]
      const sent = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const path = belowShop(action)
      return follow(await visitor.post(path, Object.fromEntries(sent)), path)
    },
  }
}

/** What a browser would send of a form as it is. Throws where the page has no such form. */
export function fieldsOf(html: string, action: string): Record<string, string | undefined> {
  const form = DomUtils.findOne(
    ({ name, attribs }) => name === 'form' && new RegExp(`${action}$`).test(attribs.action ?? ''),
    parseDocument(html).children,
  )
  if (form === null) throw new Error(`No form leads to ${action}`)
  const fields: Record<string, string | undefined> = {}
  for (const control of DomUtils.findAll(({ name }) => CONTROLS.has(name), form.children)) {
    const { name, type, value = '' } = control.attribs
    if (name === undefined || control.attribs.disabled !== undefined) continue
    const isTick = type === 'radio' || type === 'checkbox'
    if (isTick && control.attribs.checked === undefined) continue
    fields[name] = control.name === 'input' ? value : chosenOf(control)
  }
  return fields
}

function chosenOf(control: Parameters<typeof DomUtils.textContent>[0] & { readonly name: string }): string {
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '')
  const options = DomUtils.getElementsByTagName('option', control)
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0]
  return chosen === undefined ? '' : (chosen.attribs.value ?? DomUtils.textContent(chosen))
}

/** What is said at a field to which something was wrong, without markup; undefined where nothing is. */
export function errorAt(html: string, id: string): string | undefined {
  const error = DomUtils.findOne(({ attribs }) => attribs.id === `${id}-error`, parseDocument(html).children)
  return error === null ? undefined : DomUtils.textContent(error)
}
