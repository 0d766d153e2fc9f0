import { expect, test } from 'vitest'
import { newChoice, newOption, optionDrafts, optionsBody } from './option-draft.ts'

test('what is shown of options is what is sent of them', () => {
  const drafts = optionDrafts([
    {
      ...{ id: 3, name: '包装', required: true, option_type: 'select' },
      choices: [
        { id: 7, name: 'なし', extra_price: 0 },
        { id: 8, name: '箱', extra_price: 300 },
      ],
    },
    {
      ...{ id: 4, name: '名入れ', required: false, option_type: 'form', option_variation_id: 9 },
      ...{ extra_price: 500, max_length: 10, free_text_description: null },
    },
  ])
  expect(optionsBody(drafts)).toEqual({
    options: [
      {
        ...{ id: 3, name: '包装', required: true, option_type: 'select' },
        choices: [
          { id: 7, name: 'なし', extra_price: 0 },
          { id: 8, name: '箱', extra_price: 300 },
        ],
      },
      {
        ...{ id: 4, name: '名入れ', required: false, option_type: 'form' },
        ...{ extra_price: 500, max_length: 10, free_text_description: null },
      },
    ],
  })
})

test('new ones have keys of their own, and no ids', () => {
  const first = newOption([], 'select')
  const second = newOption([first], 'form')
  expect(first.key).not.toBe(second.key)
  const choices = [...first.choices, newChoice(first.choices)]
  expect(new Set(choices.map(({ key }) => key)).size).toBe(2)
  expect(optionsBody([{ ...second, name: 'x', extra: '１００' }])).toEqual({
    options: [
      {
        ...{ id: null, name: 'x', required: false, option_type: 'form' },
        ...{ extra_price: 100, max_length: null, free_text_description: null },
      },
    ],
  })
})
