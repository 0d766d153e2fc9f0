import { expect, test } from 'vitest'
import { findLocally } from './local-hits.ts'

const all = () => true

test('a page is found by its name in either language', () => {
  const found = (text: string) => findLocally(text, 'ja', all).filter(({ group }) => group === 'pages')
  expect(found('くーぽん')).toEqual([{ group: 'pages', path: '/coupons', title: 'クーポン' }])
  expect(found('COUP')).toEqual([{ group: 'pages', path: '/coupons', title: 'クーポン' }])
  expect(found('ＡＵＤＩＴ')).toEqual([{ group: 'pages', path: '/audit', title: '監査ログ' }])
})

test('a setting is found where it is changed', () => {
  expect(findLocally('振込先', 'ja', all)).toEqual([
    { group: 'settings', path: '/selling#paying', title: '振込先', more: '支払い方法' },
  ])
  expect(findLocally('nickname', 'en', all)).toEqual([
    {
      group: 'settings',
      path: expect.stringMatching(/^\/settings#/),
      title: expect.stringMatching(/nickname/i),
      more: expect.any(String),
    },
  ])
})

test('nothing is found of what the role does not open, nor by nothing', () => {
  expect(findLocally('クーポン', 'ja', need => need !== 'shop')).toEqual([])
  expect(findLocally('  ', 'ja', all)).toEqual([])
})
