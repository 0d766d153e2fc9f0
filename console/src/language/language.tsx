/** In which language the page speaks. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { InBoth, Language } from './in-both.ts'

interface Setting {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const STORED = 'akinai-language'
const LanguageContext = createContext<Setting>({ language: 'ja', setLanguage: () => {} })

/** Keeps the chosen language; at first the browser's. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(STORED, language)
  }, [language])
  return <LanguageContext.Provider value={{ language, setLanguage }}>{children}</LanguageContext.Provider>
}

function firstLanguage(): Language {
  const stored = localStorage.getItem(STORED)
  if (stored === 'ja' || stored === 'en') return stored
  return navigator.language.startsWith('ja') ? 'ja' : 'en'
}

/** The language, and how to change it. */
export function useLanguage(): Setting {
  return useContext(LanguageContext)
}

/** The words of a part in the language of the page. */
export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage().language]
}
