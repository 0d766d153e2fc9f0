/** What the operations on people answer, each status that is documented. */
import { expect } from 'vitest'
import type { ExpectStatus } from './factor-cases.ts'
import { addUser, type TestConsole } from './sign-in.ts'

/** The cases, by the names of the operations. */
export function peopleCases(
  page: () => TestConsole,
  expectStatus: ExpectStatus,
): Readonly<Record<string, () => Promise<void>>> {
  return { ...listCases(page, expectStatus), ...resetCases(page, expectStatus) }
}

function listCases(page: () => TestConsole, expectStatus: ExpectStatus) {
  return {
    async listPeople() {
      await expectStatus(page(), 200, 'GET', '/people')
    },
    async addPerson() {
      const person = (name: string) => ({
        mail_address: `${name}@people.example`,
        ...{ role: 'read_only', scopes: [] },
      })
      await expectStatus(page(), 201, 'POST', '/people', person('one'))
      await expectStatus(page(), 422, 'POST', '/people', person('one'))
      // More than wait for a hash at once.
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => page().call('POST', '/console/api/people', person(`many${n}`))),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 429]))
    },
    async changePerson() {
      const id = await addUser(page().context, page().shopId, 'changed@people.example')
      const change = { role: 'staff', scopes: ['items.read'], revoke_tokens: false }
      await expectStatus(page(), 200, 'PUT', `/people/${id}`, change)
      await expectStatus(page(), 422, 'PUT', `/people/${id}`, { ...change, scopes: [] })
      await expectStatus(page(), 404, 'PUT', '/people/2147483647', change)
    },
    async removePerson() {
      const id = await addUser(page().context, page().shopId, 'removed@people.example')
      await expectStatus(page(), 200, 'POST', `/people/${id}/removal`, { revoke_tokens: true })
      await expectStatus(page(), 404, 'POST', `/people/${id}/removal`, { revoke_tokens: true })
      const { userId, ...alone } = await page().makeShop('sole-owner')
      await expectStatus(alone, 422, 'POST', `/people/${userId}/removal`, { revoke_tokens: true })
    },
  }
}

function resetCases(page: () => TestConsole, expectStatus: ExpectStatus) {
  return {
    async resetPassword() {
      const id = await addUser(page().context, page().shopId, 'reset@people.example')
      await expectStatus(page(), 200, 'POST', `/people/${id}/password`)
      await expectStatus(page(), 422, 'POST', `/people/${page().userId}/password`)
      await expectStatus(page(), 404, 'POST', '/people/2147483647/password')
    },
    async resetSecondFactor() {
      const id = await addUser(page().context, page().shopId, 'factor@people.example')
      await expectStatus(page(), 204, 'DELETE', `/people/${id}/second_factors`)
      await expectStatus(page(), 422, 'DELETE', `/people/${page().userId}/second_factors`)
      await expectStatus(page(), 404, 'DELETE', '/people/2147483647/second_factors')
    },
  }
}
