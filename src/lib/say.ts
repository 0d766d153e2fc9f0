/** What is said to whoever started the program, beside its log. */

/** Says it, if that can be: a terminal that is gone, a reader who has enough and a full disk keep nobody from going on. */
export function say(text: string): void {
  const { stdout } = process
  if (!stdout.listeners('error').includes(passOver)) stdout.on('error', passOver)
  stdout.write(text)
}

function passOver(): void {}
