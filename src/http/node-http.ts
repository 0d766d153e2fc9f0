/**
 * Node's HTTP, as its own modules have it. Who imports `node:http` by name is given all of its exports, WebSocket among them, for which
 * Node reads the client behind `fetch`: 4 MB.
 */
export const { ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http')
