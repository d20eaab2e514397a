import { z } from 'zod'
import { platformErrors, problem } from './errors.ts'
import { type Area, isFile, isStream, type Route } from './route.ts'

/** Prints the API as an OpenAPI 3.1 document: a pure function of the contract. */
export function openApi(contract: Readonly<Record<string, Area>>, basePath: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = basePath + route.path
      paths[path] ??= {}
      paths[path][route.method.toLowerCase()] = operation(area, name, route)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Learngrove', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(problem) },
    },
  }
}

function operation(area: string, name: string, route: Route) {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: route.summary,
    'x-audience': route.audience,
    ...(route.audience !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body && {
      requestBody: { required: !isOptional(route.body), content: requestContent(route) },
    }),
    responses: {
      [route.status ?? 200]: { description: 'Done', ...answerContent(route) },
      ...refusals(route),
    },
  }
}

const isOptional = (body: z.ZodType) => body instanceof z.ZodOptional

function requestContent({ body, files }: Route) {
  if (!files) return body && { 'application/json': { schema: jsonSchema(body) } }
  const uploads = Object.keys(files).map((name) => [
    name,
    { type: 'array', items: { type: 'string', format: 'binary' } },
  ])
  const fields = z.toJSONSchema(body ?? z.object({}), { io: 'input' })
  const properties = { ...fields.properties, ...Object.fromEntries(uploads) }
  return { 'multipart/form-data': { schema: { ...fields, type: 'object', properties } } }
}

function answerContent({ answer, status }: Route) {
  if (status === 204) return {}
  if (isFile(answer)) {
    const binary = { schema: { type: 'string', format: 'binary' } }
    return { content: Object.fromEntries(answer.file.map((type) => [type, binary])) }
  }
  if (!isStream(answer)) return { content: { 'application/json': { schema: jsonSchema(answer) } } }
  const oneOf = Object.entries(answer.events).map(([event, data]) => ({
    type: 'object',
    title: event,
    properties: { event: { const: event }, id: { type: 'string' }, data: jsonSchema(data) },
  }))
  return { content: { 'text/event-stream': { schema: { oneOf } } } }
}

function parameters(place: 'path' | 'query', schema?: z.ZodObject) {
  // Safe: a shape holds schemas; undefined is tested to see whether a field is required.
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeDecode(value as z.ZodType, undefined as never).success,
    schema: jsonSchema(value as z.ZodType),
  }))
}

/** Groups refusals by status, since several may share one. */
function refusals(route: Route) {
  const own = { ...platformErrors, ...route.refusals }
  const byStatus = Object.groupBy(Object.entries(own), ([, status]) => status)
  const schema = { $ref: '#/components/schemas/Problem' }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map(([code]) => code).join(', '),
        content: { 'application/json': { schema } },
      },
    ]),
  )
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })
