/** What the console sends about the options of an item (R-OPTION-1). */
import { type Static, Type } from '#typebox'
import { AnyId, Body, Nullable, Words } from '../../http/schemas.ts'
import { NAME, TEXT } from '../../lib/text.ts'
import {
  MAX_CHOICES,
  MAX_FORM_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_TEXT_LENGTH,
  MAX_OPTIONS,
  MAX_PRICE,
} from './limits.ts'

const Name = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: NAME.pattern })
const ExtraPrice = Type.Integer({ minimum: 0, maximum: MAX_PRICE, description: 'Yen, tax included.' })

const Choice = Body({
  id: Type.Optional(Nullable(AnyId)),
  name: Name,
  extra_price: ExtraPrice,
})

const Option = Body({
  id: Type.Optional(Nullable({ ...AnyId, description: 'Of one that the item has; a new one has none.' })),
  name: Name,
  required: Type.Boolean(),
  option_type: Words(['select', 'form']),
  choices: Type.Optional(
    Type.Array(Choice, { minItems: 1, maxItems: MAX_CHOICES, description: 'Of a select, which has some.' }),
  ),
  extra_price: Type.Optional(ExtraPrice),
  max_length: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_FORM_LENGTH }))),
  free_text_description: Type.Optional(
    Nullable(Type.String({ maxLength: MAX_OPTION_TEXT_LENGTH, pattern: TEXT.pattern })),
  ),
})

export const SetOptionsBody = Body(
  { options: Type.Array(Option, { maxItems: MAX_OPTIONS, description: 'All of them, in their order.' }) },
  {
    examples: [
      {
        options: [
          {
            ...{ name: '包装', required: true, option_type: 'select' },
            choices: [
              { name: 'なし', extra_price: 0 },
              { name: 'ギフト包装', extra_price: 300 },
            ],
          },
        ],
      },
    ],
  },
)

export type SetOptions = Static<typeof SetOptionsBody>
