/** Takes what it is sent and answers a word, so that hostile clients have somebody to work at who is nobody's server: `sink.ts`. */
import { createServer } from 'node:net'

const ANSWER = 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'

const server = createServer(socket => {
  socket.on('error', () => {})
  socket.on('data', () => socket.write(ANSWER))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(String(typeof address === 'object' ? address?.port : ''))
})
