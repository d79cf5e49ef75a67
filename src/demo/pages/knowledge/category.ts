export interface Category {
  title: string;
  lead: string;
  topics: readonly Topic[];
}

interface Topic {
  title: string;
  questions: readonly Question[];
}

export interface Question {
  title: string;
  paragraphs: readonly string[];
}
