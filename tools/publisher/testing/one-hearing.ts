const march = (day: number) => `${new Date().getFullYear() + 1}-03-${day}`;
/** A weekday, because the publisher would ask a question about a weekend. */
const WEEKDAY = new Date(march(10)).getUTCDay() % 6 === 0 ? march(12) : march(10);

/** An export with one hearing of next year. */
export const ONE_HEARING = `id,caseNumber,caseType,chapter,caseTitle,date,time,office,status
4711,26-50001,bk,13,Rosa M. Peña,${WEEKDAY},09:30,San Antonio,scheduled
`;
