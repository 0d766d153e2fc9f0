/** Which size of a picture the console shows. */
import { ADVERTISED, OWN_SIZES } from '../../../../src/images/sizes.ts'

/** The address with another size in it: the smallest with so many pixels of those that are kept whatever else is. */
export function squareOf(squareUrl: string, pixels: number): string {
  const size = OWN_SIZES.sq.find(one => one >= pixels) ?? ADVERTISED.sq
  return squareUrl.replace(/\/sq\/\d+\//, `/sq/${size}/`)
}
