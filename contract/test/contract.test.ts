import { contract } from '@learngrove/contract'
import { openApi } from '@learngrove/contract/openapi'
import { isFile, isStream, type Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'

const routes: [string, Route][] = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, route]): [string, Route] => [`${area}.${name}`, route]),
)

test('routes.txt lists every route and who may call it', async () => {
  const lines = routes.map(([name, { method, path, audience }]) =>
    [method.padEnd(6), path.padEnd(64), name.padEnd(28), String(audience)].join(' '),
  )
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../routes.txt')
})

test('no two routes share a method and a path', () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

describe.each(routes)('%s', (_name, route) => {
  test('names in its path exactly the params that it parses', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(inPath.sort())
  })

  test('sends no body with GET', () => {
    if (route.method === 'GET') expect(route.body ?? route.files).toBeUndefined()
  })

  test('bounds every file that it takes', () => {
    for (const rule of Object.values(route.files ?? {})) {
      expect(rule.max_bytes * rule.max_count).toBeGreaterThan(0)
      expect(rule.types.length).toBeGreaterThan(0)
    }
  })
})

test('the OpenAPI document describes every route, with who may call it', () => {
  const document = openApi(contract, '/api/v1')
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(routes.length)
  for (const operation of operations) {
    expect(operation).toMatchObject({ operationId: expect.any(String) })
    expect(operation).toHaveProperty('x-audience')
  }
  const streams = routes.filter(([, { answer }]) => isStream(answer) || isFile(answer))
  expect(streams.length).toBeGreaterThan(0)
})
