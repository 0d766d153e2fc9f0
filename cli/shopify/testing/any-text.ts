/** Texts of all kinds for property tests; fast-check's own unit `binary` takes seconds to be made. */
import fc from 'fast-check'

const MAX_LENGTH = 400

/** Code points of the ranges that are treated differently: ASCII with its controls, the rest of the plane, all above. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  fc.integer({ min: 0x100, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0xffff }),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
  fc.constantFrom(0x200d, 0xfe0f, 0x301, 0x2028, 0x3000),
)

/** Well-formed Unicode of up to 400 code points. */
export const anyText = fc
  .array(codePoint, { maxLength: MAX_LENGTH })
  .map(points => String.fromCodePoint(...points))
