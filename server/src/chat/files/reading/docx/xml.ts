import { DOMParser, type Element, type Node, onErrorStopParsing } from '@xmldom/xmldom'

/** Deeper nesting is none of a person's making. */
const mostDepth = 200

/** Largest part that is parsed, in bytes, as it unfolds: a page of text takes some twenty thousand. */
export const mostXmlBytes = 8 * 1024 * 1024

/** A document of a hundred pages has fewer elements; each takes a kilobyte of memory. */
const mostTags = 400_000

/** Parses a part of a document. Throws where it is not well formed, or declares entities of its own. */
export function parseXml(bytes: Uint8Array): Element {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  // A document has no need of a DTD; what declares entities means to unfold.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('It declares entities')
  if (text.split('<').length > mostTags) throw new Error('It has too many elements')
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  ).documentElement
  if (!root) throw new Error('It has no root')
  return root
}

const elementNode = 1

const isElement = (node: Node): node is Element => node.nodeType === elementNode

/** The elements within another, in order. */
export function childrenOf(element: Element): Element[] {
  const found: Element[] = []
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (isElement(node)) found.push(node)
  return found
}

/** The first element of a name within another. Names are without their prefix, which is free. */
export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenOf(element).find((child) => child.localName === name)

export const textOf = (element: Element): string => element.textContent ?? ''

/** The value of a property such as `<w:numId w:val="3"/>`, whatever the prefix. */
export function propertyOf(element: Element | undefined, name = 'val'): string | undefined {
  for (const attribute of element?.attributes ?? []) {
    if (attribute.localName === name) return attribute.value
  }
  return undefined
}

/** Tells whether an element is of mathematics; text and mathematics share names. */
export const isMaths = ({ namespaceURI }: Element): boolean =>
  namespaceURI?.endsWith('/math') ?? false

/** Counts how deep a walk is. Throws beyond what a person writes. */
export function deeper(depth: number): number {
  if (depth >= mostDepth) throw new Error('It is nested too deep')
  return depth + 1
}
