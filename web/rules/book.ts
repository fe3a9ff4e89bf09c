/** The rules reference of a game, as the build writes it: `/rules/<game>.<lang>.json`. */
import type { Language } from '@miskatonic/contract'
import { useEffect, useState } from 'react'

export type Rule = { readonly id: string; readonly text: string }
export type Section = { readonly id: string; readonly title: string; readonly rules: readonly Rule[] }
export type Book = { readonly sections: readonly Section[]; readonly glossary: readonly { readonly term: string; readonly text: string }[] }

const books = new Map<string, Promise<Book | null>>()

async function fetched(game: string, lang: Language): Promise<Book | null> {
  const answer = await fetch(`/rules/${game}.${lang}.json`)
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null
  return (await answer.json()) as Book
}

export function bookOf(game: string, lang: Language): Promise<Book | null> {
  const key = `${game} ${lang}`
  let book = books.get(key)
  if (!book) {
    book = fetched(game, lang).catch(() => {
      books.delete(key)
      return null
    })
    books.set(key, book)
  }
  return book
}

/** The book; undefined while it is being opened, null where there is none. */
export function useBook(game: string, lang: Language): Book | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly book: Book | null }>()
  const of = `${game} ${lang}`
  useEffect(() => {
    let wanted = true
    void bookOf(game, lang).then((book) => wanted && setFound({ of, book }))
    return () => {
      wanted = false
    }
  }, [game, lang, of])
  return found?.of === of ? found.book : undefined
}
