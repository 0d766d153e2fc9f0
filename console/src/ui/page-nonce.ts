/** The nonce of this page's answer, without which no style of its own counts (`src/console/serve-console.ts`). */
export function pageNonce(): string {
  // Browsers hide the attribute from selectors and styles, not from scripts.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
