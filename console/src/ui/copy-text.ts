/** Puts text on the clipboard; answers whether that went well. Without https the newer way is not there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    const parent = document.activeElement?.closest('[role="dialog"]') ?? document.body
    const before = document.activeElement
    parent.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
    return done
  }
}
