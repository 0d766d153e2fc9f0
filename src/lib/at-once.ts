/** What is known already is gone on with at once: to wait for it would cost a promise and a turn of those that wait, at each function on the way. */

/** Goes on with what is known, now; with what is still to come, when it has come. */
export function goOnWith<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** What is still to come; undefined of what was done at once, for which nobody need wait. */
export function stillToCome<Value>(value: Value | Promise<Value>): Promise<Value> | undefined {
  return value instanceof Promise ? value : undefined
}
