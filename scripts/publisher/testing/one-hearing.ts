const march = (day: number) => `${new Date().getFullYear() + 1}-03-${day}`;
/** No day of a weekend, about which the publisher would ask. */
const WEEKDAY = new Date(march(10)).getUTCDay() % 6 === 0 ? march(12) : march(10);

/** An export of one hearing of next year. */
export const ONE_HEARING = `id,caseNumber,caseType,chapter,caseTitle,date,time,office,status
4711,26-50001,bk,13,Rosa M. Peña,${WEEKDAY},09:30,San Antonio,scheduled
`;
