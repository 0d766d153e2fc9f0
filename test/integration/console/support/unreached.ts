/** Documented answers that no call of these brings about, each with its reason. */
export const UNREACHED: readonly (readonly [RegExp, string])[] = [
  [/^beginPasskeySignIn 422$/, 'answered where the public address has no passkeys, see cross-site.test.ts'],
  [/ (304|412)$/, 'tags are tried of all operations alike, see matching/console.test.ts'],
  [/ 409$/, 'calls with a key at the same moment are raced in idempotency/races.test.ts'],
  [
    /^(confirmByPassword|confirmByPasskey|namePasskey|revokeToken|updateSettings) 422$/,
    'a key that came with another body is refused for all operations alike, see idempotency/console.test.ts',
  ],
  [
    /^(beginItemImport|undoItemImport|noteIssuedReceipts) 422$/,
    'a key that came with another body is refused for all operations alike, see idempotency/console.test.ts',
  ],
  [
    /^(createItemFileUpload|stopSubscriptionOfBuyer) 422$/,
    'files that nobody uses are counted as in disk-budgets.test.ts, and an ended subscription is one of years',
  ],
  [/ 429$/, 'rates are counted in one place for all operations, see wire/rate-limit.test.ts'],
  [/ (408|431)$/, 'answered on the bare socket before there is an operation, see raw-http.test.ts'],
  [/ 50[0-4]$/, 'failures of the inside are answered in one place for all operations, see faults.test.ts'],
]
