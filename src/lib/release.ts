/** Giving memory back by hand. */

/**
 * Gives back what a buffer of its own memory holds, and leaves it empty. The garbage collector lets pictures of 10 MB lie
 * for long, since to it each is a small object. Buffers that share their memory with others stay as they are.
 */
export function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength === byteLength)
    buffer.transfer(0)
}
