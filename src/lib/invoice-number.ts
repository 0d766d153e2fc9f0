/**
 * The number under which a seller is registered for qualified invoices: T and 13 digits, of which the first checks the
 * twelve behind it as in a corporate number.
 */
export function isInvoiceNumber(text: string): boolean {
  if (!/^T\d{13}$/.test(text)) return false
  const [check, ...base] = [...text.slice(1)].map(Number)
  // From the right the digits count once and twice by turns; of the twelve the first one from the left counts twice.
  const sum = base.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 2 : 1), 0)
  return check === 9 - (sum % 9)
}
