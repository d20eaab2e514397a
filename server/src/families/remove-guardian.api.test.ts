import { describe, expect, test } from 'vitest'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { auditsOf, lettersTo, rowOf } from '#testing/family.ts'
import { makeSchool, nameOf } from '#testing/harness.ts'
import {
  emailOf,
  type Family,
  family,
  link,
  linkedByCode,
  newest,
  password,
  password_hash,
  policy_version,
  show,
} from './guardians.testing.ts'

describe('removing a guardian', () => {
  test('the child turns them away on the first day, and not later', async () => {
    const all = await family()
    await show(all)
    const params = { id: (await newest(all)).id }
    await all.asChild.call('DELETE /users/guardians/{id}', { params })
    expect((await all.asStranger.call('GET /users/children', {})).children).toEqual([])
    expect(await auditsOf(all.child)).toContain('guardian_removed')
    expect((await lettersTo(await emailOf(all.stranger))).at(-1)?.subject).toBe(
      'You are no longer linked to a child’s account',
    )
    // The child stays signed in where it asked.
    await expect(all.asChild.call('GET /users/information', {})).resolves.toBeDefined()

    await show(all)
    const later = { id: (await newest(all)).id }
    all.school.wait(24)
    await expect(
      all.asChild.call('DELETE /users/guardians/{id}', { params: later }),
    ).rejects.toMatchObject({ status: 409, code: 'GUARDIAN_STAYS' })
  })

  test('whoever made the account removes them at any time, and is removed by nobody', async () => {
    const all = await family()
    await show(all)
    all.school.wait(200)
    const id = all.child.id
    const { guardians } = await all.asStranger.call('GET /users/children/{id}/guardians', {
      params: { id },
    })
    const [first, second] = guardians.map((each) => each.id)
    const remove = (who: Family['asMum'], guardian_id = '') =>
      who.call('DELETE /users/children/{id}/guardians/{guardian_id}', {
        params: { id, guardian_id },
      })
    const stays = { status: 409, code: 'GUARDIAN_STAYS' }
    await expect(remove(all.asStranger, first)).rejects.toMatchObject(stays)
    await expect(all.asMum.call('GET /users/children', {})).resolves.toMatchObject({
      children: [{ id }],
    })
    await expect(remove(all.asMum, first)).rejects.toMatchObject(stays)
    await remove(all.asMum, second)
    await expect(remove(all.asMum, second)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await all.asStranger.call('GET /users/children', {})).children).toEqual([])
  })

  test('of two who came by a code the earlier removes the later, and only while they are new', async () => {
    const { school, child } = await family()
    const earlier = await linkedByCode(school, child)
    school.wait(1)
    const later = await linkedByCode(school, child)
    const params = { id: child.id }
    const of = async (client: Family['asMum']) =>
      (await client.call('GET /users/children/{id}/guardians', { params })).guardians.map(
        ({ may_remove }) => may_remove,
      )
    expect(await of(earlier.asParent)).toEqual([false, false, true])
    expect(await of(later.asParent)).toEqual([false, false, false])
    school.wait(24)
    expect(await of(earlier.asParent)).toEqual([false, false, false])
  })

  test('of ten who remove at once one does', async () => {
    const all = await family()
    await show(all)
    const guardian_id = (await newest(all)).id
    const removed = await ten(() =>
      all.asMum.call('DELETE /users/children/{id}/guardians/{guardian_id}', {
        params: { id: all.child.id, guardian_id },
      }),
    )
    expect(fulfilled(removed)).toBe(1)
    expect(refusals(removed)).toEqual(['NOT_FOUND'])
    expect(
      (await auditsOf(all.child)).filter((action) => action === 'guardian_removed'),
    ).toHaveLength(1)
  })

  test('the wrong parent, another family and another child get nowhere', async () => {
    const all = await family()
    const other = await family()
    await show(all)
    const guardian_id = (await newest(all)).id
    const notFound = { status: 404, code: 'NOT_FOUND' }
    const params = { id: all.child.id, guardian_id }
    const remove = 'DELETE /users/children/{id}/guardians/{guardian_id}'
    await expect(other.asMum.call(remove, { params })).rejects.toMatchObject(notFound)
    const theirs = { id: other.child.id, guardian_id }
    await expect(other.asMum.call(remove, { params: theirs })).rejects.toMatchObject(notFound)
    await expect(all.asMum.call(remove, { params: theirs })).rejects.toMatchObject(notFound)
    await expect(
      other.asChild.call('DELETE /users/guardians/{id}', { params: { id: guardian_id } }),
    ).rejects.toMatchObject(notFound)
    await expect(
      other.asMum.call('GET /users/children/{id}/guardians', { params: { id: all.child.id } }),
    ).rejects.toMatchObject(notFound)
    expect((await all.asStranger.call('GET /users/children', {})).children).toHaveLength(1)
  })

  test('ends what the removed one could still do: a code, the password, a change that is on its way', async () => {
    const all = await family()
    await show(all)
    const link_code = await all.newCode()
    const elsewhere = await all.school.as(all.child)
    const params = { id: (await newest(all)).id }
    await all.asChild.call('DELETE /users/guardians/{id}', { params })
    const refused = { code: 'CHILD_NOT_LINKED' }
    for (const proof of [{ link_code }, { username: nameOf(all.child.id), password }]) {
      const body = { ...proof, policy_version }
      await expect(all.asStranger.call(link, { body })).rejects.toMatchObject(refused)
    }
    await expect(elsewhere.call('GET /users/information', {})).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      all.asStranger.call('PATCH /users/children/{id}', {
        params: { id: all.child.id },
        body: { first_name: 'Mine' },
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // A code that the child makes after that is its own word.
    await show(all)
    expect((await all.asStranger.call('GET /users/children', {})).children).toHaveLength(1)
  })

  test('against ten changes at once leaves nothing that was changed after it', async () => {
    const all = await family()
    await show(all)
    const guardian_id = (await newest(all)).id
    const removing = all.asMum.call('DELETE /users/children/{id}/guardians/{guardian_id}', {
      params: { id: all.child.id, guardian_id },
    })
    const changing = ten((index) =>
      all.asStranger.call('PATCH /users/children/{id}', {
        params: { id: all.child.id },
        body: { first_name: `Mine ${index}` },
      }),
    )
    await removing
    const { first_name } = await rowOf(all.child)
    const done = await changing
    expect((await rowOf(all.child)).first_name).toBe(first_name)
    expect(refusals(done).filter((code) => code !== 'NOT_FOUND')).toEqual([])
  })

  test('at once with ten links by a code leaves nobody linked by an old one', async () => {
    const all = await family()
    await show(all)
    const guardian_id = (await newest(all)).id
    const link_code = await all.newCode()
    const removing = all.asChild.call('DELETE /users/guardians/{id}', {
      params: { id: guardian_id },
    })
    const linking = await ten(() =>
      all.asStranger.call(link, { body: { link_code, policy_version } }),
    )
    await removing
    expect((await all.asStranger.call('GET /users/children', {})).children).toEqual([])
    const codes = refusals(linking)
    expect(['CHILD_NOT_LINKED', 'TOO_MANY_REQUESTS', 'NOT_FOUND']).toEqual(
      expect.arrayContaining(codes),
    )
  })

  test('takes nothing from a student of a school', async () => {
    const school = await makeSchool()
    const child = await school.addUser('student', { password_hash })
    const { parent, asParent } = await linkedByCode(school, child)
    const asChild = await school.as(child)
    const [guardian] = (await asChild.call('GET /users/guardians', {})).guardians
    const before = await rowOf(child)
    await asChild.call('DELETE /users/guardians/{id}', { params: { id: guardian?.id ?? '' } })
    expect(await rowOf(child)).toEqual(before)
    expect((await asParent.call('GET /users/children', {})).children).toEqual([])
    expect(await rowOf(parent)).toMatchObject({ is_active: true })
    await expect(asChild.call('GET /courses/user', { query: {} })).resolves.toBeDefined()
  })
})
