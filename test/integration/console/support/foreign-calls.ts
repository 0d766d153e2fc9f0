/**
 * Headers of calls that no page of ours makes, each with what it is. The test client calls `localhost:80`; the context's
 * public address is another one.
 */
export const FOREIGN_CALLS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['without our header', {}],
  ['from another site', { 'x-akinai-console': '1', origin: 'https://evil.example' }],
  ['from a page of this host on another port', { 'x-akinai-console': '1', origin: 'http://localhost:8080' }],
  ['from the public host by another protocol', { 'x-akinai-console': '1', origin: 'ftp://shop.example' }],
  ['from an opaque origin', { 'x-akinai-console': '1', origin: 'null' }],
  ['from an origin that is none', { 'x-akinai-console': '1', origin: '//' }],
  ['that a browser calls cross-site', { 'x-akinai-console': '1', 'sec-fetch-site': 'cross-site' }],
  ['that a browser calls same-site', { 'x-akinai-console': '1', 'sec-fetch-site': 'same-site' }],
  ['that a person typed in', { 'x-akinai-console': '1', 'sec-fetch-site': 'none' }],
  [
    'from another site that calls itself ours',
    { 'x-akinai-console': '1', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
]
