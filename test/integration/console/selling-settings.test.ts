import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

const settings = async () => (await page.call('GET', '/console/api/settings')).json<unknown>()

const HOURS_0_OPENS = '/takeout_places/0/hours/0/opens'
const HOURS_0_CLOSES = '/takeout_places/0/hours/0/closes'

const place = (hours: readonly object[]) => ({ name: '本店', address: '', hours })

// R-SETTING-4, R-TAX-5, R-PAYING-1, R-LIMIT-16
test.each([
  [{ preparation_days: 61 }, ['/preparation_days']],
  [{ delivery_days: 0 }, ['/delivery_days']],
  [{ closed_weekdays: ['sun', 'holiday'] }, ['/closed_weekdays/1']],
  [{ closed_days: ['2027-02-29'] }, ['/closed_days/0']],
  [{ closed_days: ['2027-01-01', '2027-01-01'] }, ['/closed_days']],
  [{ payment_methods: ['paypay'] }, ['/payment_methods/0']],
  [{ cvs_days_to_pay: 0 }, ['/cvs_days_to_pay']],
  [{ cod_fees: [{ below: 1, fee: -1 }] }, ['/cod_fees/0/fee']],
  [
    {
      cod_fees: [
        { below: 2, fee: 0 },
        { below: 2, fee: 0 },
      ],
    },
    ['/cod_fees/1/below'],
  ],
  [{ takeout_places: [place([{ weekday: 'mon', opens: '9:00', closes: '10:00' }])] }, [HOURS_0_OPENS]],
  [{ takeout_places: [place([{ weekday: 'mon', opens: '10:00', closes: '10:00' }])] }, [HOURS_0_CLOSES]],
  [
    {
      takeout_places: [
        place([
          { weekday: 'mon', opens: '10:00', closes: '12:00' },
          { weekday: 'mon', opens: '11:59', closes: '13:00' },
        ]),
      ],
    },
    ['/takeout_places/0/hours/1'],
  ],
  [{ takeout_places: [place([]), place([])] }, ['/takeout_places/1/name']],
  [{ invoice_number: 'T1234567890123' }, ['/invoice_number']],
  [{ legal_seller: 'a\nb' }, ['/legal_seller']],
  [{ terms_of_use: 'x'.repeat(20_001) }, ['/terms_of_use']],
  [{ theme_accent: '#FFF' }, ['/theme_accent']],
  [{ theme_accent: 'red; background: url(//x)' }, ['/theme_accent']],
  [{ theme_typeface: 'comic' }, ['/theme_typeface']],
  [{ theme_logo: 'https://shop.example/logo.png' }, ['/theme_logo']],
  [{ theme_logo: 'data:image/png;base64,PHN2Zz4=' }, ['/theme_logo']],
])('settings of selling refuse %j, and then nothing is changed', async (body, pointers) => {
  const before = await settings()
  const answer = await page.call('PUT', '/console/api/settings', body)
  const problem = answer.json<{ errors: { pointer: string }[] }>()
  expect(problem).toMatchObject({ status: 400, type: '/errors/console/invalid-body' })
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual(pointers)
  expect(await settings()).toEqual(before)
})
